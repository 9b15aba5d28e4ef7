import { vendorFields } from '#contract/content/vendor-fields.ts'
import { contentHistory } from '../publishing/history/content-history.ts'

export const vendorHistory = contentHistory(vendorFields)
