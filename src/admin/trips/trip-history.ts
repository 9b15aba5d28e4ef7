import { tripFields } from '#contract/content/trip-fields.ts'
import { contentHistory } from '../publishing/history/content-history.ts'

export const tripHistory = contentHistory(tripFields)
