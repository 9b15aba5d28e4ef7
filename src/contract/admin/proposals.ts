import { oc } from '@orpc/contract'
import { z } from 'zod'
import { proposalFields } from '../content/proposal-fields.ts'
import { daySchema, idSchema, textSchema, timestampSchema } from '../fields.ts'
import { pictureSchema, type Picture } from '../pictures.ts'
import { proposalMessages as messages } from '../proposals.ts'
import { dataShape } from './content/data-schemas.ts'
import {
  deleteIsIdempotent,
  flagSchema,
  notSignedIn,
  pictureNotFound,
  savedSchema,
  versionConflict,
  versionFields,
  writeErrors,
} from './fields.ts'

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
export const waitingReasons = ['words', 'accepted', 'change', 'seen_twice', 'expires', 'no_answer'] as const

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

const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, operation: string, summary: string) =>
  ({
    method,
    path: `/admin/proposals${path}` as const,
    operationId: `admin_${operation}`,
    summary,
    tags: ['Admin: proposals'],
  }) as const

export const proposalsAdminContract = {
  list: oc
    .route(
      route('GET', '', 'list_proposals', 'Proposals, the newest first; without a filter those that wait for the owner'),
    )
    .errors(notSignedIn)
    .input(
      z
        .strictObject({ enquiry_id: idSchema.optional(), templates: flagSchema.optional(), all: flagSchema.optional() })
        .optional(),
    )
    .output(z.object({ items: z.array(itemSchema) })),
  get: oc
    .route(route('GET', '/{proposal_id}', 'get_proposal', 'One proposal with its versions and answers'))
    .errors({ ...notSignedIn, ...proposalNotFound })
    .input(one)
    .output(detailSchema),
  create: oc
    .route(route('POST', '', 'create_proposal', 'Make a proposal for an enquiry, or a template'))
    .errors({ ...writeErrors, ...enquiryNotFound, ...pictureNotFound })
    .input(
      z
        .strictObject({ ...saved, enquiry_id: idSchema.optional(), template_name: textSchema(120).optional() })
        .refine(({ enquiry_id, template_name }) => (enquiry_id === undefined) !== (template_name === undefined), {
          message: messages.forOne,
        }),
    )
    .output(savedSchema),
  update: oc
    .route(route('PATCH', '/{proposal_id}', 'update_proposal', 'Save it; what was sent stays as it is'))
    .errors({ ...writeErrors, ...proposalNotFound, ...versionConflict, ...notOpen, ...pictureNotFound })
    .input(one.extend({ ...saved, ...versionFields }))
    .output(savedSchema),
  send: oc
    .route(
      route('POST', '/{proposal_id}/send', 'send_proposal', 'Make what is saved the next version on its private page'),
    )
    .errors({ ...writeErrors, ...proposalNotFound, ...versionConflict, ...notOpen, ...incomplete })
    .input(one.extend({ updated_at: timestampSchema }))
    .output(z.object({ number: z.int(), url: z.string(), changes: z.array(z.string()) })),
  mail: oc
    .route(route('POST', '/{proposal_id}/mail', 'mail_proposal', 'Send its link to the traveller by mail'))
    .errors({ ...writeErrors, ...proposalNotFound, ...noMail })
    .input(one)
    .output(z.object({ id: idSchema })),
  withdraw: oc
    .route(
      route(
        'POST',
        '/{proposal_id}/withdraw',
        'withdraw_proposal',
        'Its page says kindly that it is no longer offered',
      ),
    )
    .errors({ ...writeErrors, ...proposalNotFound, ...notOpen })
    .input(one)
    .output(savedSchema),
  delete: oc
    .route({
      ...route('DELETE', '/{proposal_id}', 'delete_proposal', 'Delete it for ever'),
      description: deleteIsIdempotent,
    })
    .errors(writeErrors)
    .input(one)
    .output(z.object({ id: idSchema })),
  page: oc
    .route(
      route('POST', '/page', 'show_proposal_page', 'The private page of what a form holds, as HTML; nothing is stored'),
    )
    .errors(notSignedIn)
    .input(z.strictObject(saved))
    .output(z.object({ html: z.string() })),
  totals: oc
    .route(route('GET', '/totals', 'get_proposal_totals', 'Twelve months, the newest first'))
    .errors(notSignedIn)
    .output(
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
