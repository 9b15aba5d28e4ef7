import { contentTableOf } from './content-tables.ts'
import type { Step } from './steps.ts'

/**
 * Steps that only followed from another step: a testimonial that became general when its trip was deleted, a trip
 * that lost its deleted vendor, a hero image that another one replaced.
 */
export function followingOf(steps: Step[]): Set<Step> {
  const links = linksIn(steps)
  return new Set(steps.filter((step) => links.has(step) || gaveWay(step, steps)))
}

/** @returns what only lost or got its link to another item, which the operation inserted or deleted. */
export function linksIn<Each extends Pick<Step, 'entity' | 'item_id' | 'part' | 'kind' | 'before' | 'after'>>(
  steps: Each[],
): Set<Each> {
  const made = new Set(
    steps
      .filter(({ part, kind }) => part === 'item' && kind !== 'update')
      .map(({ entity, item_id }) => `${entity} ${item_id}`),
  )
  return new Set(steps.filter((step) => step.kind === 'update' && isUnlinked(step, made)))
}

/** @param made keys of the items that the operation inserted or deleted. */
function isUnlinked(
  { entity, part, before, after }: Pick<Step, 'entity' | 'part' | 'before' | 'after'>,
  made: Set<string>,
): boolean {
  const { references } = contentTableOf({ entity, part })
  return Object.keys(after ?? {}).every((column) => {
    const to = references.find((each) => each.column === column)?.to
    const [was, is] = [before?.[column] ?? null, after?.[column] ?? null]
    return to !== undefined && (was === null || is === null) && made.has(`${to} ${String(was ?? is)}`)
  })
}

function gaveWay(step: Step, steps: Step[]): boolean {
  if (step.entity !== 'hero_images' || step.kind !== 'update' || step.fields.join() !== 'is_active') return false
  const others = steps.filter((other) => other.entity === 'hero_images' && other !== step)
  return others.some(
    ({ kind, after }) => kind !== 'update' || (step.after?.is_active === false && after?.is_active === true),
  )
}
