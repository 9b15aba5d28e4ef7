import { heroImageTexts } from '#contract/content/small-fields.ts'
import { contentHistory } from '../shell/history/content-history.ts'

export const heroImageHistory = contentHistory(heroImageTexts)
