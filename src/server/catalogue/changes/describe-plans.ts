import { formatDay, formatTime } from '#values/format/dates.ts'
import type { VersionChange } from './queries.ts'

type Part = Pick<VersionChange, 'part' | 'kind' | 'before' | 'after'>

/**
 * @param parts of one item in one operation, but for its own row.
 * @param isSaved whether the item itself was changed, so that a draft that went with it needs no words.
 * @returns what became of its draft and its schedules, in sentences.
 */
export function describePlans(parts: Part[], isSaved: boolean): string[] {
  const drafts = parts.filter(({ part }) => part === 'draft').map(({ kind }) => kind)
  const schedules = parts.filter(({ part }) => part !== 'draft')
  return [
    ...(isSaved ? [] : drafts.map((kind) => draftWords[kind])),
    ...schedules.map((each) => scheduled(each, isSaved)),
  ].filter(Boolean)
}

const draftWords = { insert: 'Draft saved', update: 'Draft saved', delete: 'Draft discarded', purge: '' }

function scheduled({ part, kind, after }: Part, isSaved: boolean): string {
  const what = part === 'unpublish' ? 'Unpublishing' : 'Publishing'
  if (kind === 'delete') return isSaved ? '' : `${what} is no longer scheduled`
  if (after!.failure) return 'What was scheduled could not be done'
  if (!after!.due_at) return ''
  const due = String(after!.due_at)
  const at = `${formatDay(due)}, ${formatTime(due)}`
  return kind === 'insert' ? `${what} scheduled for ${at}` : `Scheduled for ${at} instead`
}
