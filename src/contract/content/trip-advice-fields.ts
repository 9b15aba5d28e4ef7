import { startCities } from '#values/trips/facet-values.ts'
import type { Fields } from './field.ts'

const advice = { kind: 'text', limit: 1000, lines: [2, 6], public: 'page', blank: null } as const
const companyText = 'Left empty, the page shows the text of the settings.'

/** Answers to a traveller's questions before the journey, and the guide; null and empty values are not shown. */
export const tripAdviceFields = {
  month_notes: {
    kind: 'rows',
    label: 'Words about months',
    row: 'month',
    max: 12,
    columns: {
      month: {
        kind: 'number',
        label: 'Month (1 to 12)',
        min: 1,
        max: 12,
        message: 'Month must be 1 to 12',
        required: true,
      },
      note: { kind: 'text', label: 'What it is like', limit: 60, required: true },
    },
    unique: { column: 'month', message: 'This month has words already' },
    aboutInput: 'such as hot: 40 °C, for months that are open and not the best',
    aboutAnswer: 'what a month is like, ascending',
    blank: [],
    public: 'page',
    example: JSON.stringify([{ month: 5, note: 'hot: 40 °C' }]),
  },
  arrivals: {
    kind: 'rows',
    label: 'How to arrive',
    formLabel: `How to arrive, from ${startCities.slice(0, -1).join(', ')} or ${startCities.at(-1)}`,
    row: 'city',
    max: 12,
    columns: {
      city: { kind: 'text', label: 'From', limit: 60, required: true },
      hours: {
        kind: 'number',
        label: 'Hours',
        min: 0.5,
        max: 72,
        step: 0.5,
        message: 'A journey takes half an hour to 72 hours',
        required: true,
      },
      way: { kind: 'text', label: 'How', limit: 200, required: true },
    },
    aboutInput: 'by the city where the journey begins; hours in all',
    aboutAnswer: 'by the city where the journey begins; hours in all',
    blank: [],
    public: 'page',
    example: JSON.stringify([{ city: 'Mumbai', hours: 6, way: 'Flight to Jabalpur, 2 h, then 3 h by road' }]),
  },
  suits: { ...advice, label: 'Who it suits', hint: 'And whom not: children, older guests, people who travel alone' },
  access: { ...advice, label: 'Steps, lifts and bathrooms' },
  safety: { ...advice, label: 'Safety', hint: `Nearest hospital, phone network, women alone. ${companyText}` },
  permits: { ...advice, label: 'Permits and visa', hint: `With sums. ${companyText}` },
  insurance: { ...advice, label: 'Insurance', hint: companyText },
  packing: { ...advice, label: 'What to pack', hint: companyText },
  payment: { ...advice, label: 'Money and payment', hint: companyText },
  food: { ...advice, label: 'Food', hint: companyText },
  guide_name: { kind: 'text', label: 'Guide', hint: 'Who leads this trip', limit: 80, public: 'page', blank: null },
  guide_words: {
    kind: 'text',
    label: 'Words about the guide',
    hint: 'One sentence, for this trip',
    limit: 200,
    public: 'page',
    blank: null,
  },
} as const satisfies Fields

/** The texts that a trip page shows in this order, each with its label. */
export const tripAdviceNames = [
  'suits',
  'access',
  'safety',
  'permits',
  'insurance',
  'packing',
  'payment',
  'food',
] as const satisfies (keyof typeof tripAdviceFields)[]
