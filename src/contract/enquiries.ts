import { z } from 'zod'
import { maxPeople } from '../values/enquiry-form.ts'
import { cleanText, idSchema, optionalTextSchema, textSchema } from './fields.ts'
import { enquiryMessages as messages } from './enquiry-messages.ts'

/** Characters, people. */
export const enquiryLimits = { name: 120, email: 254, phone: 40, words: 4000, people: maxPeople, notes: 4000 } as const

/**
 * How long a form may have been open, in seconds. Forms sent sooner get their answer only then, which slows programs
 * down.
 */
export const formTimes = { least: 3, most: 24 * 60 * 60 } as const

/** The most bytes of a post: all fields at their limits, with every character as escapes. */
export const enquiryBytes = 64 * 1024

export const enquiryStatuses = ['new', 'answered', 'closed', 'spam'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** One line: it becomes part of a mail's header. */
function lineSchema<T extends z.ZodType<string | null | undefined>>(schema: T) {
  return schema.refine((text) => !/[\r\n\t]/.test(text ?? ''), messages.oneLine)
}

const wholeNumber = (min: number, max: number, message: string) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(z.int(message).min(min, message).max(max, message).nullable())
    .default(null)

/** A form as browsers send it: every field is text, and a box that is not ticked is missing. */
export const enquirySchema = z
  .object({
    trip: z
      .union([idSchema, z.literal('')])
      .catch('')
      .default(''),
    name: lineSchema(textSchema(enquiryLimits.name, messages.name)),
    email: lineSchema(optionalTextSchema(enquiryLimits.email))
      .transform((text) => text ?? null)
      .pipe(z.email(messages.email).nullable()),
    phone: lineSchema(optionalTextSchema(enquiryLimits.phone))
      .transform((text) => text ?? null)
      .pipe(
        z
          .string()
          .regex(/^\+?[\d\s().-]*(?:\d[\s().-]*){6}$/, messages.phone)
          .nullable(),
      ),
    month: wholeNumber(1, 12, messages.month),
    people: wholeNumber(1, enquiryLimits.people, messages.people),
    words: textSchema(enquiryLimits.words, messages.words),
    consent: cleanText(z.string({ error: messages.consent }).min(1, messages.consent)),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ['email'],
    message: messages.contact,
    // Reported together with the errors of other fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export type Enquiry = z.output<typeof enquirySchema>

const { name, email, phone, words } = enquirySchema.shape

/** What the owner writes down for someone who called or wrote elsewhere. */
export const ownEnquirySchema = z
  .strictObject({ name, email, phone, words })
  .refine(({ email: address, phone: number }) => address !== null || number !== null, {
    path: ['phone'],
    message: messages.ownContact,
  })

/** The fields that people fill in, in the order of the form. */
export const enquiryFields = ['name', 'email', 'phone', 'month', 'people', 'words', 'consent'] as const
export type EnquiryField = (typeof enquiryFields)[number]
