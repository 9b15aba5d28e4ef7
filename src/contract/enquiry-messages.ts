import { maxPeople } from '../values/enquiry-form.ts'

/** Messages of the public form. */
export const enquiryMessages = {
  name: 'Please tell us your name',
  contact: 'Please leave an e-mail address or a phone number, so that we can answer',
  ownContact: 'Please enter an e-mail address or a phone number',
  email: 'This does not look like an e-mail address',
  phone: 'Please write the number with its digits, such as +91 98450 00000',
  month: 'Please choose a month from the list',
  people: `Please write a number from 1 to ${maxPeople}`,
  words: 'Please write a few words',
  consent: 'We need your consent to store what you write',
  oneLine: 'Please write this on one line',
  check: 'Please check what is marked below. Nothing you wrote is lost.',
  trap: 'This did not look as if a person had sent it. Please look at your words and send them once more.',
  tooOld: 'This page was open for a long time. Your words are still here: please send them once more.',
  tooMany:
    'Several messages came from your connection in a short time. Your words are still here: please send them later.',
  elsewhere: 'Your browser did not say that this came from our page. Please send it once more from here.',
  failed:
    'Your message could not be stored just now. Your words are still here: please send them once more in a moment.',
  tooLarge: 'This is longer than we can take. Please send us fewer words.',
} as const

/** Messages of the back office about enquiries. */
export const inboxMessages = {
  created: 'Enquiry added',
  createFailed: 'The enquiry could not be added',
  erased: (count: number) => (count === 1 ? 'Erased 1 enquiry' : `Erased ${count} enquiries`),
  eraseFailed: 'Nothing was erased. Please try again.',
  updated: 'Enquiry saved',
  updateFailed: 'The enquiry could not be saved',
  deleted: 'Enquiry deleted',
  deleteFailed: 'The enquiry could not be deleted',
  notFound: 'This enquiry no longer exists',
} as const
