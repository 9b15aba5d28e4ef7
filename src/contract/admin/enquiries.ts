import { z } from 'zod'
import { adminCalls } from './calls.ts'
import { enquiryLimits, enquiryStatuses, ownEnquirySchema } from '../enquiries.ts'
import { inboxMessages } from '../enquiry-messages.ts'
import { cleanText, daySchema, idSchema, timestampSchema, tooLong } from '../fields.ts'
import { personLength } from '../http/person-header.ts'
import { bulkOutputSchema } from './lists/rows.ts'
import { fileSchema, listInputSchema, listOutputSchema, savedSchema, versionConflict, versionFields } from './fields.ts'

export const enquirySortColumns = ['name', 'created_at'] as const

/** State of the mail about an enquiry. */
export const mailStates = ['none', 'waiting', 'sent', 'failed', 'held'] as const
export type MailState = (typeof mailStates)[number]

export const enquiryDataSchema = z.strictObject({
  status: z.enum(enquiryStatuses),
  notes: cleanText(z.string().trim().max(enquiryLimits.notes, tooLong(enquiryLimits.notes))),
  taken_by: cleanText(z.string().trim().max(personLength, tooLong(personLength))).describe(
    "who answers it; '' for none",
  ),
})

const enquiryItemSchema = z.object({
  id: idSchema,
  reference: z.string(),
  trip_id: idSchema.nullable(),
  trip_title: z.string().nullable().describe('as it was when the enquiry came'),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  month: z.int().nullable(),
  people: z.int().nullable(),
  words: z.string(),
  status: z.enum(enquiryStatuses),
  taken_by: z.string().describe("who answers it; '' for none"),
  mail: z
    .enum(mailStates)
    .describe('the mail to the company; none where no mail server was set up, held where too many came at once'),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  answered_at: timestampSchema.nullable().describe('when it was first answered'),
})

export const adminEnquirySchema = enquiryItemSchema.extend({
  notes: z.string(),
  mail_attempts: z.int(),
  mail_error: z.string().nullable().describe('code of the last failure'),
})

export type AdminEnquiryItem = z.infer<typeof enquiryItemSchema>
export type AdminEnquiry = z.infer<typeof adminEnquirySchema>

/** Tabs of the inbox: `open` is what may still need work. */
export const enquiryBoxes = ['open', ...enquiryStatuses, 'all'] as const
export type EnquiryBox = (typeof enquiryBoxes)[number]
export const openStatuses = ['new', 'answered'] as const

const filters = {
  status: z.enum(enquiryBoxes).optional().describe('open: new and answered'),
  trip_id: idSchema.optional(),
  from: daySchema.optional(),
  until: daySchema.optional().describe('the last day, included'),
}

/** Enquiries that one call changes. */
export const enquiriesAtOnce = 200

export const enquiryActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.enum(enquiryStatuses) }),
  z.strictObject({ kind: z.literal('delete') }),
])

export type EnquiryAction = z.infer<typeof enquiryActionSchema>

export const enquiryListSchema = listInputSchema(enquirySortColumns).extend(filters)
const enquiryNotFound = { ENQUIRY_NOT_FOUND: { status: 404, message: inboxMessages.notFound } } as const
const calls = adminCalls('Admin: enquiries')
const one = z.strictObject({ enquiry_id: idSchema })

export const enquiriesAdminContract = {
  list: calls
    .get(
      '/admin/enquiries',
      'admin_list_enquiries',
      'What people wrote to us, page by page; the search looks at everything they wrote and at references',
    )
    .input(enquiryListSchema.optional())
    .output(listOutputSchema(enquiryItemSchema)),
  counts: calls
    .get(
      '/admin/enquiries/counts',
      'admin_count_enquiries',
      'How many enquiries there are of each status, and when the newest came',
    )
    .route({ description: 'Open back offices ask for it every minute.' })
    .output(z.object({ statuses: z.record(z.enum(enquiryStatuses), z.int()), newest_at: timestampSchema.nullable() })),
  totals: calls
    .get(
      '/admin/enquiries/totals',
      'admin_get_enquiry_totals',
      'How long answers took, and how many mails were given up',
    )
    .output(
      z.object({
        median_answer: z.number().nullable().describe('seconds; null where none was answered'),
        mails_failed: z.int().describe('mails that were given up'),
      }),
    ),
  get: calls
    .get('/admin/enquiries/{enquiry_id}', 'admin_get_enquiry', 'One enquiry')
    .errors(enquiryNotFound)
    .input(one)
    .output(adminEnquirySchema),
  create: calls
    .post('/admin/enquiries', 'admin_create_enquiry', 'Write down an enquiry that came by phone or elsewhere')
    .input(z.strictObject({ enquiry_data: ownEnquirySchema }))
    .output(savedSchema),
  person: calls
    .get('/admin/enquiries/{enquiry_id}/person.json', 'admin_export_person', 'All that is stored about its sender')
    .route({
      description:
        'Enquiries with the same e-mail address or phone number, their proposals and answers. Each export is recorded.',
      outputStructure: 'detailed',
    })
    .errors(enquiryNotFound)
    .input(one)
    .output(fileSchema),
  erase: calls
    .post(
      '/admin/enquiries/{enquiry_id}/erase-person',
      'admin_erase_person',
      'Delete the same for ever; published testimonials stay',
    )
    .errors(enquiryNotFound)
    .input(one)
    .output(z.object({ erased: z.int().describe('enquiries') })),
  update: calls
    .patch(
      '/admin/enquiries/{enquiry_id}',
      'admin_update_enquiry',
      'Change status and notes; fields left out stay as they are',
    )
    .route({
      description:
        'The time of the first answer is noted with the status answered, and taken back with the status new. Of what is changed only reference and status are recorded, never words.',
    })
    .errors({ ...enquiryNotFound, ...versionConflict })
    .input(one.extend({ enquiry_data: enquiryDataSchema.partial(), ...versionFields }))
    .output(savedSchema),
  bulk: calls
    .post(
      '/admin/enquiries/bulk',
      'admin_change_enquiries',
      'Set the status of several enquiries, or delete them for ever, in one call',
    )
    .route({ description: 'Enquiries that no longer exist are left out.' })
    .input(
      z.strictObject({
        rows: z.strictObject({ ids: z.array(idSchema).min(1).max(enquiriesAtOnce) }),
        action: enquiryActionSchema,
      }),
    )
    .output(bulkOutputSchema),
  delete: calls
    .delete('/admin/enquiries/{enquiry_id}', 'admin_delete_enquiry', 'Delete an enquiry for ever')
    .input(one)
    .output(z.object({ id: idSchema })),
  export: calls
    .get('/admin/enquiries.csv', 'admin_export_enquiries', 'The same as a CSV file, without pages')
    .route({
      description: 'Sent while it is read; UTF-8 with a byte order mark. Each export is recorded.',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ search: enquiryListSchema.shape.search, ...filters }).optional())
    .output(fileSchema),
}
