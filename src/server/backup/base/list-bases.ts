import { names, type Manifest } from '../target/layout.ts'
import type { Target } from '../target/open-target.ts'

/** A complete base, or its files without a manifest: one that is being made, or was interrupted. */
export interface BaseFiles {
  id: string
  isComplete: boolean
  /** Its log behind the copy is gone. */
  isFixed: boolean
}

/** @returns oldest first. */
export async function listBases(target: Target): Promise<BaseFiles[]> {
  const found = new Map<string, BaseFiles>()
  for (const name of await target.list(names.bases)) {
    const id = name.split('/')[1]!
    const base = found.get(id) ?? { id, isComplete: false, isFixed: false }
    if (name === names.manifest(id)) base.isComplete = true
    if (name === names.fixed(id)) base.isFixed = true
    found.set(id, base)
  }
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

export async function newestBase(target: Target): Promise<Manifest | null> {
  const newest = (await listBases(target)).findLast(({ isComplete }) => isComplete)
  return newest ? target.getJson<Manifest>(names.manifest(newest.id)) : null
}
