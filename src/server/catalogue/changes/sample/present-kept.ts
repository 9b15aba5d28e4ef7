import type { KeptSample } from '#contract/admin/first-run/sample.ts'
import { adminMessages } from '#contract/messages.ts'
import type { Hold } from '../../common/sample/divide-sample.ts'
import type { SampleThing } from '../../common/sample/read-sample.ts'
import { describeGallery, describeUpdate, type GalleryRow } from '../describe.ts'

const { reasons } = adminMessages.sample

/** Names in a reason; the others are counted. */
const namedLabels = 3

export function presentKept({ thing, hasDraft, hasSchedule, namedBy }: Hold): KeptSample {
  const { noun, id, label } = thing
  return {
    noun,
    id,
    label,
    reasons: [
      ...changesOf(thing),
      ...(hasDraft ? [reasons.draft] : []),
      ...(hasSchedule ? [reasons.scheduled] : []),
      ...(namedBy.length > 0 ? [reasons.namedBy(listed(namedBy))] : []),
    ],
  }
}

function changesOf({ noun, loaded, now, changed }: SampleThing): string[] {
  if (loaded === null) return [reasons.unknown]
  if (changed.length === 0) return []
  const pick = (columns: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, columns[name]]))
  const [before, after] = [loaded.trip_images ?? [], now.trip_images ?? []] as [GalleryRow[], GalleryRow[]]
  const told = [...describeUpdate(noun, pick(loaded), pick(now)), ...describeGallery(before, after)]
  return told.length > 0 ? told : [reasons.unknown]
}

function listed(labels: string[]): string {
  const shown = labels.slice(0, namedLabels).map((label) => `“${label}”`)
  const others = labels.length - shown.length
  return [...shown, ...(others > 0 ? [`${others} more`] : [])].join(', ')
}
