import { heroImageTexts } from '#contract/content/small-fields.ts'
import { contentHistory } from '../publishing/history/content-history.ts'

export const heroImageHistory = contentHistory(heroImageTexts)
