import type { UseFormReturnType } from '@mantine/form'

/**
 * Whether a part of the form renders the same after a change elsewhere. A long itinerary has hundreds of fields; this
 * limits rendering to those that changed.
 * @param path of the part: 'highlights', 'itinerary.3'.
 */
export function isSamePart<Values extends object>(
  path: string,
  before: UseFormReturnType<Values>,
  after: UseFormReturnType<Values>,
): boolean {
  return snapshot(path, before) === snapshot(path, after)
}

function snapshot<Values extends object>(path: string, { values, errors }: UseFormReturnType<Values>): string {
  const [field, index] = path.split('.')
  const list = values[field as keyof Values] as unknown[]
  const own = Object.entries(errors).filter(([each]) => each === path || each.startsWith(`${path}.`))
  return JSON.stringify([index === undefined ? list : list[Number(index)], own])
}
