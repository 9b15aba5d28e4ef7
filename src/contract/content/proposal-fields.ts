import { maxPeople } from '#values/enquiry-form.ts'
import type { Fields } from './field.ts'
import { rupees, tripFactFields } from './trip-fact-fields.ts'
import { tripFields } from './trip-fields.ts'

const { itinerary, trip_images, inclusions, exclusions } = tripFields
const text = { kind: 'text', blank: null, public: false } as const
const number = { kind: 'number', public: false } as const

/** The options of a proposal, such as Classic and Comfort. */
export const mostOptions = 3

/**
 * What a proposal says: all of it is copied from trips, so that it stays as it is when they change. Public is none of it:
 * only its private page shows it.
 */
export const proposalFields = {
  title: { ...text, label: 'Title', limit: 160, required: true, blank: undefined },
  greeting: { ...text, label: 'Greeting', limit: 2000, lines: [3, 10] },
  travellers: {
    kind: 'list',
    label: 'Travellers',
    hint: 'Their names, separated by commas',
    limit: 120,
    max: 40,
    typed: 'commas',
    blank: [],
    public: false,
  },
  people: {
    ...number,
    label: 'People',
    min: 1,
    max: maxPeople,
    stepped: true,
    unit: 'people',
    message: `People must be 1 to ${maxPeople}`,
    blank: 2,
  },
  start_on: { kind: 'day', label: 'First day', blank: null, public: false },
  valid_until: { kind: 'day', label: 'Valid until', blank: null, public: false },
  days: {
    kind: 'rows',
    label: 'Days',
    row: 'day',
    max: itinerary.max,
    columns: {
      title: { ...itinerary.columns.title, required: true },
      description: { ...itinerary.columns.description, lines: [2, 12] },
      note: { kind: 'text', label: 'Note for these travellers', limit: 1000, lines: [1, 6] },
      accommodation_name: itinerary.columns.accommodation_name,
      room_type: itinerary.columns.room_type,
      meal_plan: itinerary.columns.meal_plan,
    },
    blank: [],
    public: false,
  },
  stops: { ...tripFactFields.stops, public: false },
  pictures: { ...trip_images, label: 'Pictures', max: 12, public: false },
  hosts: {
    kind: 'rows',
    label: 'Hosts',
    row: 'host',
    max: 6,
    columns: {
      name: { kind: 'text', label: 'Name', limit: 120, required: true },
      words: { kind: 'text', label: 'About the host', limit: 2000, lines: [2, 8] },
    },
    blank: [],
    public: false,
  },
  inclusions: { ...inclusions, public: false },
  exclusions: { ...exclusions, public: false },
  options: {
    kind: 'rows',
    label: 'Options',
    row: 'option',
    max: mostOptions,
    columns: {
      name: { kind: 'text', label: 'Name', limit: 60, required: true },
      note: { kind: 'text', label: 'What is different', limit: 1000, lines: [1, 6] },
    },
    blank: [],
    public: false,
  },
  lines: {
    kind: 'rows',
    label: 'Price',
    row: 'line',
    max: 60,
    columns: {
      label: { kind: 'text', label: 'For', limit: 120, required: true },
      amount: {
        kind: 'money',
        label: 'Rupees',
        ...rupees,
        min: -rupees.max,
        message: 'Whole rupees; with a minus for a discount',
        required: true,
      },
      count: {
        kind: 'number',
        label: 'Times',
        min: 1,
        max: maxPeople,
        stepped: true,
        message: `Times must be 1 to ${maxPeople}`,
      },
      option: {
        kind: 'number',
        label: 'Only in option',
        min: 1,
        max: mostOptions,
        stepped: true,
        message: `An option is 1 to ${mostOptions}; blank for all`,
      },
    },
    blank: [],
    public: false,
  },
  gst_rate: {
    ...number,
    label: 'GST (%)',
    min: 0,
    max: 50,
    step: 0.01,
    message: 'GST must be 0 to 50 percent',
    blank: 0,
  },
} as const satisfies Fields
