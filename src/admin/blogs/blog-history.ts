import { blogFields } from '#contract/content/blog-fields.ts'
import { contentHistory } from '../publishing/history/content-history.ts'
import type { HistoryKind } from '../publishing/history/history-kind.ts'
import type { BlogValues } from './blog-values.ts'
import { normalized } from './editor/body-html.ts'

const { valuesOf, fields } = contentHistory(blogFields)

/** Bodies are compared as the editor would write them. */
export const blogHistory: HistoryKind<BlogValues> = {
  valuesOf: (version, known) => normalized(valuesOf(version, known)),
  fields,
}
