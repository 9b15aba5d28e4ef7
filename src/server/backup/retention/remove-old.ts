import { listBases, type BaseFiles } from '../base/list-bases.ts'
import { segmentStart } from '../log/position.ts'
import { isDump, names, parseLogName, type Manifest } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import { keptBases } from './kept-bases.ts'

interface KnownBase extends BaseFiles {
  manifest: Manifest
}

/**
 * Removes what no moment that is to be kept needs: bases, then log, then pictures. An interrupted run leaves more than
 * is needed, never less.
 * @returns keys of the pictures that were removed.
 */
export async function removeOld(target: Target, now: Date): Promise<string[]> {
  const found = await listBases(target)
  const complete: KnownBase[] = []
  for (const base of found.filter(({ isComplete }) => isComplete)) {
    complete.push({ ...base, manifest: (await target.getJson<Manifest>(names.manifest(base.id)))! })
  }
  const kept = keptBases(
    complete.map(({ id, manifest }) => ({ id, finished: manifest.finished })),
    now,
  )
  const bases = complete.filter(({ id }) => kept.all.has(id))
  for (const base of bases.filter(({ id, isFixed }) => !isFixed && !kept.anyMoment.has(id))) {
    await target.putJson(names.fixed(base.id), {})
    base.isFixed = true
  }
  for (const { id } of found.filter((each) => isGone(each, kept.all, complete))) await removeBase(target, id)
  await removeLog(target, bases)
  return removePictures(target, bases)
}

/** Of incomplete ones, those that a later one shows to be interrupted. */
function isGone({ id, isComplete }: BaseFiles, kept: Set<string>, complete: KnownBase[]): boolean {
  return isComplete ? !kept.has(id) : complete.some((other) => other.id > id)
}

/** The manifest first: from then on it does not count. */
async function removeBase(target: Target, id: string): Promise<void> {
  await target.remove(names.manifest(id))
  await target.removeAll(names.base(id))
}

async function removeLog(target: Target, bases: KnownBase[]): Promise<void> {
  const newest = bases.at(-1)
  for (const name of await target.list(names.logs)) {
    const piece = parseLogName(name)
    if (!piece || !newest) continue
    const isNeeded = bases.some(({ manifest, isFixed }) => {
      if (isDump(manifest)) return false
      const isOfBase = name.startsWith(names.log(manifest.lineage))
      return isOfBase && piece.end > segmentStart(manifest.start) && !(isFixed && piece.start >= manifest.stop)
    })
    // A later log belongs to a base that is being made.
    if (!isNeeded && piece.moment < newest.manifest.begun) await target.remove(name)
  }
}

/** Those that no kept base lists, unless they are newer than the oldest of which any moment can be restored. */
async function removePictures(target: Target, bases: KnownBase[]): Promise<string[]> {
  const listed = new Set<string>()
  for (const { id } of bases)
    for (const key of (await target.getJson<string[]>(names.pictures(id))) ?? []) listed.add(key)
  const oldest = bases.find(({ isFixed }) => !isFixed)?.manifest.begun ?? 0
  const removed: string[] = []
  for (const name of await target.list(names.files)) {
    const key = name.slice(names.files.length)
    if (listed.has(key) || storedAt(key) >= oldest) continue
    await target.remove(name)
    removed.push(key)
  }
  return removed
}

/** Names contain the moment of the upload; one without is kept. */
function storedAt(key: string): number {
  const moment = /(?:^|[/-])(\d{13})-[\da-f]+\.\w+$/.exec(key)?.[1]
  return moment === undefined ? Infinity : Number(moment)
}
