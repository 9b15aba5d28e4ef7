import { enquiryListSchema } from '#contract/admin/enquiries.ts'
import { searchReader } from '../kit/list/list-search.ts'

export const readEnquirySearch = searchReader(enquiryListSchema)

export type EnquirySearch = ReturnType<typeof readEnquirySearch>
