import { readListSearch, textOf } from '../kit/list/list-search.ts'

/** `enquiry` names the one whose proposals are listed, or for which one is made. */
export function readProposalSearch(search: Record<string, unknown>) {
  const { edit, action, preview } = readListSearch(search)
  const enquiry = textOf(search.enquiry)
  return {
    ...(edit ? { edit } : {}),
    ...(action ? { action } : {}),
    ...(preview ? { preview } : {}),
    ...(enquiry ? { enquiry } : {}),
  }
}
