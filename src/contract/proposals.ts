import { z } from 'zod'
import { megabyte } from '../values/format/bytes.ts'
import { testimonialFields } from './content/testimonial-fields.ts'
import { cleanText, optionalMonthSchema, optionalTextSchema, textSchema } from './fields.ts'

/** Messages about proposals, in the back office and on their private pages. */
export const proposalMessages = {
  notFound: 'This proposal no longer exists',
  enquiryGone: 'The enquiry of this proposal no longer exists',
  incomplete: 'Something is missing before it can be sent',
  forOne: 'A proposal is for an enquiry, or a template with a name',
  notOpen: 'This proposal was accepted or withdrawn',
  noMail: 'There is no mail server, or the enquiry has no e-mail address',
  unknownOption: 'A line names an option that is not in the list',
  created: 'Proposal made',
  createFailed: 'The proposal could not be made',
  updated: 'Proposal saved',
  updateFailed: 'The proposal could not be saved',
  sent: (number: number) => `Version ${number} is on its page`,
  sendFailed: 'The proposal could not be sent',
  mailed: 'The mail is on its way',
  withdrawn: 'Proposal withdrawn',
  withdrawFailed: 'The proposal could not be withdrawn',
  deleted: 'Proposal deleted',
  deleteFailed: 'The proposal could not be deleted',
  templateSaved: 'Template saved',
  wordsAsked: 'Marked as asked',
  wordsPublished: 'Testimonial published',
  wordsLeft: 'The words stay unpublished',
  wordsFailed: 'This could not be saved. Please try again.',
} as const

/** What travellers read on the private page. */
export const proposalPageTexts = {
  superseded: 'There is a newer version of this proposal.',
  expired: 'This proposal has expired. Write to us, and we will look whether it still holds.',
  withdrawn: 'This proposal is no longer offered. Write to us, and we will gladly make another one.',
  accepted: 'Thank you: you said yes to this.',
  alreadyAccepted: 'This proposal was accepted already.',
  change: 'Thank you. We have your wishes and will send you a new version.',
  changeWords: 'Please write what you would like to change',
  tooMany: 'Several answers came from your connection in a short time. Please try again later.',
  failed: 'Your answer could not be stored just now. Your words are still here: please send them once more.',
} as const

/** What travellers read where they write about their journey. */
export const wordsTexts = {
  name: 'Please tell us your name',
  rating: 'Please choose one to five stars',
  words: 'Please write a few words',
  consent: 'We publish nothing without your consent',
  check: 'Please check what is marked below. Nothing you wrote is lost; choose the photo again.',
  photo: 'This photo could not be read. Please choose a JPG or PNG of at most 12 MB.',
  failed: 'Your words could not be stored just now. They are still here: please send them once more.',
  thanks: 'Thank you for your words. We publish them as you wrote them, or not at all.',
} as const

const { name, content, place, rating } = testimonialFields

/** A testimonial as a form sends it; a box that is not ticked is missing. */
export const wordsSchema = z.object({
  name: textSchema(name.limit, wordsTexts.name),
  rating: z.coerce.number(wordsTexts.rating).int().min(rating.min, wordsTexts.rating).max(rating.max),
  words: textSchema(content.limit, wordsTexts.words),
  month: optionalMonthSchema.transform((month) => month ?? null),
  place: optionalTextSchema(place.limit).transform((text) => text ?? null),
  consent: cleanText(z.string({ error: wordsTexts.consent }).min(1, wordsTexts.consent)),
})

export const wordsFields = ['name', 'rating', 'words', 'month', 'place', 'photo', 'consent'] as const
export type WordsField = (typeof wordsFields)[number]

/** The most bytes of a photo, and of the form: read with a larger one as well, so that its texts are shown again. */
export const guestPhotoBytes = 12 * megabyte
export const wordsBytes = 32 * megabyte

/** Characters of an answer, and of the words about one day. */
export const answerLimits = { words: 4000, day: 1000 } as const

/** The most bytes of an answer: all fields at their limits. */
export const answerBytes = 384 * 1024
