import { z } from 'zod'
import { proposalFields } from '../content/proposal-fields.ts'
import { daySchema, idSchema, textSchema, timestampSchema } from '../fields.ts'
import { pictureSchema, type Picture } from '../pictures.ts'
import { proposalMessages as messages } from '../proposals.ts'
import { adminCalls } from './calls.ts'
import { dataShape } from './content/data-schemas.ts'
import { flagSchema, pictureNotFound, savedSchema, versionConflict, versionFields } from './fields.ts'

export const proposalDataSchema = z
  .strictObject(dataShape(proposalFields))
  .refine(
    ({ lines, options }) => (lines ?? []).every(({ option }) => option === null || option <= (options ?? []).length),
    {
      path: ['lines'],
      message: messages.unknownOption,
    },
  )

export type ProposalData = z.input<typeof proposalDataSchema>
/** What a proposal says, as it is stored. */
export type ProposalBody = Required<z.output<typeof proposalDataSchema>>

/** What a version copies with its body. */
export interface ProposalExtras {
  pictures: Picture[]
  /** What happens after a yes, in the owner's words of that day. */
  next_steps: string
}

/** In the order in which they win: an accepted proposal does not expire. */
export const proposalStates = ['accepted', 'withdrawn', 'draft', 'expired', 'change', 'seen', 'sent'] as const
export type ProposalState = (typeof proposalStates)[number]

/** Why a proposal waits for the owner. */
export const waitingReasons = [
  'words',
  'testimonial',
  'accepted',
  'change',
  'seen_twice',
  'expires',
  'no_answer',
] as const

export const answerKinds = ['change', 'accepted'] as const

const itemSchema = z.object({
  id: idSchema,
  reference: z.string(),
  enquiry_id: idSchema.nullable().describe('null for a template'),
  template_name: z.string().nullable(),
  traveller: z.string().describe("the enquiry's name; blank for a template"),
  title: z.string(),
  state: z.enum(proposalStates),
  start_on: daySchema.nullable(),
  valid_until: daySchema.nullable(),
  version: z.int().describe('the last one that was sent; 0 before'),
  is_changed: z.boolean().describe('whether it was saved after it was sent'),
  sent_at: timestampSchema.nullable(),
  seen: z.int().describe('how often people opened the last version'),
  first_seen_at: timestampSchema.nullable(),
  last_seen_at: timestampSchema.nullable(),
  accepted_option: z.string().nullable(),
  words_due: z.boolean().describe('ten days after the journey, until they were asked for a testimonial'),
  waits_for: z.enum(waitingReasons).nullable().describe('why it waits for the owner'),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})

export type ProposalItem = z.infer<typeof itemSchema>

const detailSchema = itemSchema.extend({
  body: z.custom<ProposalBody>(),
  pictures: z.array(pictureSchema),
  url: z.string().nullable().describe('of its private page; null before it was sent'),
  words_url: z.string().nullable().describe('where the travellers write a testimonial; null before it was accepted'),
  guest_words: z
    .object({
      at: timestampSchema,
      name: z.string(),
      rating: z.int(),
      words: z.string(),
      month: daySchema.nullable(),
      place: z.string().nullable(),
      photo: z.string().nullable(),
      published: z.boolean().nullable().describe('null before the owner decided'),
    })
    .nullable()
    .describe('the testimonial that a traveller wrote by invitation'),
  versions: z.array(z.object({ number: z.int(), sent_at: timestampSchema, changes: z.array(z.string()) })),
  answers: z.array(
    z.object({
      kind: z.enum(answerKinds),
      version: z.int(),
      at: timestampSchema,
      words: z.string(),
      days: z.array(z.object({ day: z.int(), words: z.string() })),
    }),
  ),
})

export type Proposal = z.infer<typeof detailSchema>

const proposalNotFound = { PROPOSAL_NOT_FOUND: { status: 404, message: messages.notFound } } as const
const enquiryNotFound = { ENQUIRY_NOT_FOUND: { status: 404, message: messages.enquiryGone } } as const
const notOpen = { PROPOSAL_NOT_OPEN: { status: 409, message: messages.notOpen } } as const
const incomplete = {
  PROPOSAL_INCOMPLETE: {
    status: 422,
    message: messages.incomplete,
    data: z.object({ problems: z.array(z.string()) }),
  },
} as const
const noMail = { NO_MAIL: { status: 409, message: messages.noMail } } as const
const one = z.strictObject({ proposal_id: idSchema })
const saved = { proposal_data: proposalDataSchema }

const calls = adminCalls('Admin: proposals')
const all = '/admin/proposals'
const each = `${all}/{proposal_id}` as const

export const proposalsAdminContract = {
  list: calls
    .get(all, 'admin_list_proposals', 'Proposals, the newest first; without a filter those that wait for the owner')
    .input(
      z
        .strictObject({ enquiry_id: idSchema.optional(), templates: flagSchema.optional(), all: flagSchema.optional() })
        .optional(),
    )
    .output(z.object({ items: z.array(itemSchema) })),
  get: calls
    .get(each, 'admin_get_proposal', 'One proposal with its versions and answers')
    .errors(proposalNotFound)
    .input(one)
    .output(detailSchema),
  create: calls
    .post(all, 'admin_create_proposal', 'Make a proposal for an enquiry, or a template')
    .errors({ ...enquiryNotFound, ...pictureNotFound })
    .input(
      z
        .strictObject({ ...saved, enquiry_id: idSchema.optional(), template_name: textSchema(120).optional() })
        .refine(({ enquiry_id, template_name }) => (enquiry_id === undefined) !== (template_name === undefined), {
          message: messages.forOne,
        }),
    )
    .output(savedSchema),
  update: calls
    .patch(each, 'admin_update_proposal', 'Save it; what was sent stays as it is')
    .errors({ ...proposalNotFound, ...versionConflict, ...notOpen, ...pictureNotFound })
    .input(one.extend({ ...saved, ...versionFields }))
    .output(savedSchema),
  send: calls
    .post(`${each}/send`, 'admin_send_proposal', 'Make what is saved the next version on its private page')
    .errors({ ...proposalNotFound, ...versionConflict, ...notOpen, ...incomplete })
    .input(one.extend({ updated_at: timestampSchema }))
    .output(z.object({ number: z.int(), url: z.string(), changes: z.array(z.string()) })),
  mail: calls
    .post(`${each}/mail`, 'admin_mail_proposal', 'Send its link to the traveller by mail')
    .errors({ ...proposalNotFound, ...noMail })
    .input(one)
    .output(z.object({ id: idSchema })),
  askWords: calls
    .post(`${each}/ask-words`, 'admin_ask_for_words', 'Note that the travellers were asked for a testimonial')
    .errors(proposalNotFound)
    .input(one)
    .output(z.object({ id: idSchema })),
  decideWords: calls
    .post(`${each}/words`, 'admin_decide_on_words', 'Publish the words of a traveller as a testimonial, or leave them')
    .errors(proposalNotFound)
    .input(one.extend({ publish: z.boolean() }))
    .output(z.object({ testimonial_id: idSchema.nullable() })),
  withdraw: calls
    .post(`${each}/withdraw`, 'admin_withdraw_proposal', 'Its page says kindly that it is no longer offered')
    .errors({ ...proposalNotFound, ...notOpen })
    .input(one)
    .output(savedSchema),
  delete: calls
    .delete(each, 'admin_delete_proposal', 'Delete it for ever')
    .input(one)
    .output(z.object({ id: idSchema })),
  page: calls
    .postWithoutKey(
      `${all}/page`,
      'admin_show_proposal_page',
      'The private page of what a form holds, as HTML; nothing is stored',
    )
    .input(z.strictObject(saved))
    .output(z.object({ html: z.string() })),
  totals: calls.get(`${all}/totals`, 'admin_get_proposal_totals', 'Twelve months, the newest first').output(
    z.object({
      months: z.array(
        z.object({
          month: daySchema.describe('its first day'),
          sent: z.int(),
          accepted: z.int(),
          median_hours: z.number().nullable().describe('from the enquiry to its first proposal'),
        }),
      ),
    }),
  ),
}
