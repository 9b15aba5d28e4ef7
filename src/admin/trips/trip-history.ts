import { tripFields } from '#contract/content/trip-fields.ts'
import { contentHistory } from '../shell/history/content-history.ts'

export const tripHistory = contentHistory(tripFields)
