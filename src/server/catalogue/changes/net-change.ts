import { isDeepStrictEqual } from 'node:util'
import type { ChangedNoun, ChangedThing } from '#contract/admin/changes/changes.ts'
import { describeUpdate } from './describe.ts'
import type { VersionBody, VersionChange } from './queries.ts'

/** @param parts of one item, the oldest first. @returns what they did together, from the first state to the last. */
export function netChange(parts: VersionChange[]): Pick<ChangedThing, 'kind' | 'sentences'> {
  const own = parts.filter(({ part }) => part === 'item')
  const [first, last] = [own[0], own.at(-1)]
  if (last?.kind === 'delete') return { kind: 'delete', sentences: ['Deleted'] }
  if (last?.kind === 'purge') return { kind: 'purge', sentences: ['Deleted for ever'] }
  if (first?.kind === 'insert') return { kind: 'insert', sentences: ['Created'] }
  const wasAway = own.some(({ kind }) => kind === 'delete')
  const sentences = wasAway ? ['Deleted and brought back'] : updatesOf(own)
  return { kind: 'update', sentences: sentences.length > 0 ? sentences : ['Changed, and changed back'] }
}

function updatesOf(own: VersionChange[]): string[] {
  const updates = own.filter(({ kind }) => kind === 'update')
  if (updates.length === 0) return []
  const before = Object.assign({}, ...updates.toReversed().map((each) => each.before)) as VersionBody
  const after = Object.assign({}, ...updates.map((each) => each.after)) as VersionBody
  const same = Object.keys(after).filter((column) => isDeepStrictEqual(before[column], after[column]))
  for (const column of same) delete after[column]
  return describeUpdate(own[0]!.noun as Exclude<ChangedNoun, 'account'>, before, after)
}
