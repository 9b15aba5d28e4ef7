import { ObjectDamaged } from '../backup-refused.ts'
import type { SentObjects } from '../dump/sent-objects.ts'
import { inParallel } from '../in-parallel.ts'
import { readPictures } from '../points/picture-list.ts'
import { listPoints, readPoint } from '../points/restore-point.ts'
import { names } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'
import { keptPoints } from './kept-points.ts'

/** Objects that are read or removed at a time. */
const atOnce = 8

/** Objects to remove before checking again whether this program may write. */
const batch = 200

/**
 * Removes expired restore points, and then objects that no other point names. The program whose turn it is does
 * nothing else meanwhile; objects are listed before the points, so that nothing newer than the points is removed. An
 * interrupted run leaves more than is needed, never less.
 * @param requireTurn throws when another program writes to the target by now.
 * @returns objects that are damaged.
 */
export async function removeOld(
  target: Target,
  sent: SentObjects,
  now: Date,
  requireTurn: () => Promise<void>,
): Promise<string[]> {
  const objects = [...(await target.list(names.rows)), ...(await target.list(names.pictures))]
  const points = await listPoints(target)
  const kept = keptPoints(points, now.getTime())
  const { named, damaged } = await namedBy(target, [...kept])
  const old = points.map(({ id }) => names.points + id).filter((name) => !kept.has(idOf(name)) || damaged.has(name))
  // Points first: one that lacks an object must not be found.
  await remove(target, old, requireTurn)
  const isListDamaged = [...damaged].some((name) => name.startsWith(names.rows))
  const unused = objects.filter((name) => !named.has(name) && !(isListDamaged && name.startsWith(names.pictures)))
  await remove(target, unused, requireTurn)
  for (const name of unused) sent.sizes.delete(name)
  return [...damaged]
}

function idOf(name: string): string {
  return name.slice(names.points.length)
}

async function namedBy(target: Target, ids: string[]): Promise<{ named: Set<string>; damaged: Set<string> }> {
  const named = new Set<string>()
  const damaged = new Set<string>()
  const unlessDamaged = (error: unknown) => {
    if (!(error instanceof ObjectDamaged)) throw error
    damaged.add(error.object)
    return null
  }
  await inParallel(atOnce, ids, async (id) => {
    const manifest = await readPoint(target, id).catch(unlessDamaged)
    for (const { chunks } of manifest?.tables ?? []) for (const { hash } of chunks) named.add(names.rows + hash)
    // Most points share most pieces of their lists.
    for (const piece of manifest?.pictures.filter(({ hash }) => !named.has(names.rows + hash)) ?? []) {
      const listed = await readPictures(target, { pictures: [piece] }).catch(unlessDamaged)
      for (const { hash } of listed ?? []) if (hash) named.add(names.pictures + hash)
      named.add(names.rows + piece.hash)
    }
  })
  return { named, damaged }
}

async function remove(target: Target, all: string[], requireTurn: () => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += batch) {
    await requireTurn()
    await inParallel(atOnce, all.slice(start, start + batch), (name) => target.remove(name))
  }
}
