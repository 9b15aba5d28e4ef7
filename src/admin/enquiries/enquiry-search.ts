import { enquiryListSchema } from '#contract/admin/enquiries.ts'
import { searchReader } from '../kit/list/list-search.ts'

const read = searchReader(enquiryListSchema)

/** Without a form for a new one. */
export function readEnquirySearch({ action: _none, ...search }: Record<string, unknown>) {
  return read(search)
}

export type EnquirySearch = ReturnType<typeof readEnquirySearch>
