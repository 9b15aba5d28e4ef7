import { formatDay, formatTime } from '#values/format/dates.ts'
import type { ItemRow } from './queries.ts'

type Part = Pick<ItemRow, 'row_table' | 'kind' | 'before' | 'after'>

/**
 * @param parts items of one thing in one change, but for its own row.
 * @param isSaved whether the thing itself was changed, so that a draft that went with it needs no words.
 * @returns what became of its draft and its schedules, in sentences.
 */
export function describePlans(parts: Part[], isSaved: boolean): string[] {
  const drafts = parts.filter(({ row_table }) => row_table === 'editions').map(({ kind }) => kind)
  const schedules = parts.filter(({ row_table }) => row_table === 'schedules')
  return [
    ...(isSaved ? [] : drafts.map((kind) => draftWords[kind])),
    ...schedules.map((part) => scheduled(part, isSaved)),
  ].filter(Boolean)
}

const draftWords = { insert: 'Draft saved', update: 'Draft saved', delete: 'Draft discarded' }

function scheduled({ kind, before, after }: Part, isSaved: boolean): string {
  const what = (after ?? before)!.action === 'unpublish' ? 'Unpublishing' : 'Publishing'
  if (kind === 'delete') return isSaved ? '' : `${what} is no longer scheduled`
  if (after!.failure) return 'What was scheduled could not be done'
  if (!after!.due_at) return ''
  const due = String(after!.due_at)
  const at = `${formatDay(due)}, ${formatTime(due)}`
  return kind === 'insert' ? `${what} scheduled for ${at}` : `Scheduled for ${at} instead`
}
