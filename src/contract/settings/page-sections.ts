import {
  flag,
  line,
  lines,
  link,
  moreText,
  numberIn,
  optionalLine,
  richText,
  rows,
  titledTexts,
  type DeclaredSection,
} from './kinds.ts'

const words = { kind: 'text', label: 'Words', limit: 600, lines: [2, 10], required: true } as const

/** Sections about single pages, enquiries and proposals, in the order of the list. */
export const pageSections = {
  about: {
    title: 'About page',
    about: 'Mission, vision, values, steps and promises',
    fields: {
      heading: { ...line, label: 'Heading' },
      lead: { ...lines, label: 'Introduction' },
      mission: { ...lines, label: 'Mission' },
      vision: { ...lines, label: 'Vision' },
      values: titledTexts('Values', 'value'),
      steps: titledTexts('How it works', 'step'),
      sustainability: { ...lines, label: 'Sustainability' },
      promises: titledTexts('Promises', 'promise'),
      more: { ...moreText, label: 'More about us' },
    },
  },
  founders: {
    title: 'Founders',
    about: 'Names, photos and words of the founders, on the about page',
    fields: {
      heading: { ...line, label: 'Heading' },
      founders: {
        ...rows,
        label: 'Founders',
        row: 'founder',
        max: 6,
        hint: 'The about page shows them once there is one',
        columns: {
          name: { kind: 'text', label: 'Name', limit: 80, required: true },
          role: { kind: 'text', label: 'Role', limit: 80 },
          photo: {
            kind: 'picture',
            label: 'Photo',
            bucket: 'site-images',
            hint: 'Upright, at least 800 pixels wide, max 2MB',
          },
          words,
        },
      },
    },
  },
  partner: {
    title: 'Partner page',
    about: 'Application link, benefits, criteria, steps and quotes',
    fields: {
      application_url: { ...link, label: 'Application link', hint: 'Leave blank to hide the application buttons' },
      application_note: { ...line, label: 'Note under the application', limit: 300 },
      lead: { ...lines, label: 'Introduction' },
      benefits: titledTexts('Benefits', 'benefit'),
      criteria: titledTexts('Eligibility criteria', 'criterion'),
      vendor_types: titledTexts('Vendor types', 'type'),
      steps: titledTexts('Process', 'step'),
      quotes: {
        ...rows,
        label: 'Words of partners',
        row: 'quote',
        max: 3,
        columns: { name: { kind: 'text', label: 'Who said it', limit: 80, required: true }, quote: words },
      },
      invitation: { ...lines, label: 'Invitation' },
      more: { ...moreText, label: 'More for partners' },
    },
  },
  contact: {
    title: 'Contact page',
    about: 'Introduction and the questions that travellers ask',
    fields: {
      heading: { ...line, label: 'Heading' },
      lead: { ...lines, label: 'Introduction' },
      faqs: {
        ...rows,
        label: 'Questions and answers',
        row: 'question',
        max: 20,
        columns: {
          topic: { kind: 'text', label: 'Topic', limit: 80, required: true },
          question: { kind: 'text', label: 'Question', limit: 120, required: true },
          answer: { kind: 'rich', label: 'Answer', limit: 6000, required: true },
        },
      },
      more: { ...moreText, label: 'More on the page' },
    },
  },
  legal: {
    title: 'Legal texts',
    about: 'Privacy policy, terms of use, cancellation policy',
    fields: {
      privacy_date: { ...line, label: 'Date of the privacy policy', limit: 80 },
      privacy: { ...richText, label: 'Privacy policy', hint: 'Second-level headings form its table of contents' },
      terms_date: { ...line, label: 'Date of the terms', limit: 80 },
      court: {
        ...line,
        label: 'Place of the courts',
        limit: 80,
        hint: 'City and state, in the first text of the terms',
      },
      terms: { ...richText, label: 'Terms of use' },
      cancellation_date: { ...optionalLine, label: 'Date of the cancellation policy' },
      cancellation: { ...richText, label: 'Cancellation policy', hint: 'A sample to begin with' },
      cancellation_confirmed: {
        ...flag,
        label: 'These are our terms',
        hint: 'Once you confirm the text, the site has a page /cancellation, linked in the footer',
      },
    },
  },
  enquiries: {
    title: 'Enquiries',
    about: 'How long messages of travellers are stored',
    fields: {
      keep_months: {
        ...numberIn(1, 120),
        label: 'Months that enquiries are stored',
        hint: 'What is older is deleted for ever, at night',
      },
    },
  },
  proposals: {
    title: 'Proposals',
    about: 'How long they are valid, and what happens after a yes',
    fields: {
      valid_days: { ...numberIn(1, 90), label: 'Days that a proposal is valid', hint: 'Filled in when you make one' },
      remind_days: {
        ...numberIn(1, 90),
        label: 'Days until you are reminded',
        hint: 'The dashboard lists what got no answer',
      },
      next_steps: { ...lines, label: 'Next steps after a yes' },
    },
  },
} as const satisfies Record<string, DeclaredSection>
