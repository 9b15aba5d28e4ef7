import { pictureFields } from '#contract/content/small-fields.ts'
import { contentHistory } from '../publishing/history/content-history.ts'

export const pictureHistory = contentHistory(pictureFields)
