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
} as const

/** What travellers read on the private page. */
export const proposalPageTexts = {
  superseded: 'There is a newer version of this proposal.',
  expired: 'This proposal has expired. Write to us, and we will look whether it still holds.',
  withdrawn: 'This proposal is no longer offered. Write to us, and we will gladly make another one.',
  accepted: 'Thank you: you said yes to this.',
  alreadyAccepted: 'This proposal was accepted already.',
  asked: 'Thank you. We have your wishes and will send you a new version.',
  changeWords: 'Please write what you would like to change',
  tooMany: 'Several answers came from your connection in a short time. Please try again later.',
  failed: 'Your answer could not be stored just now. Your words are still here: please send them once more.',
} as const

/** Characters of an answer, and of the words about one day. */
export const answerLimits = { words: 4000, day: 1000 } as const

/** The most bytes of an answer: all fields at their limits. */
export const answerBytes = 384 * 1024
