import { z } from 'zod'
import { searchReader } from '../kit/list/list-search.ts'

/** `enquiry` names the one for which a proposal is made. */
export const readProposalSearch = searchReader(z.object({ enquiry: z.string().optional() }))
