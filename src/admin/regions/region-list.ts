import type { RegionUse } from '#contract/admin/regions/regions.ts'
import { adminPageSize } from '#contract/admin/fields.ts'
import type { ListSearch } from '../kit/list/list-search.ts'
import type { ListPage } from '../kit/list/use-list.ts'

const keys = {
  name: ({ name }: RegionUse) => name.toLowerCase(),
  trips: ({ trips }: RegionUse) => trips,
  vendors: ({ vendors }: RegionUse) => vendors,
} satisfies Record<string, (region: RegionUse) => string | number>

/** @returns one page of the regions that a search leaves; there are few, so that all of them are read at once. */
export function pageOfRegions(regions: RegionUse[], { search, sort = 'name', direction, page = 1 }: ListSearch) {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = regions.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  const keyOf = keys[sort as keyof typeof keys] ?? keys.name
  const sign = direction === 'desc' ? -1 : 1
  const sorted = found.toSorted((one, other) => sign * compare(keyOf(one), keyOf(other)))
  const from = (page - 1) * adminPageSize.default
  return {
    total: found.length,
    items: sorted.slice(from, from + adminPageSize.default),
  } satisfies ListPage<RegionUse>
}

function compare(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Whether the region is in use, so that it can only be merged. */
export function isUsed({ trips, vendors, drafts }: Pick<RegionUse, 'trips' | 'vendors' | 'drafts'>): boolean {
  return trips + vendors + drafts > 0
}

/** '4 trips, 1 draft and 2 vendors'; null where there is nothing. */
export function wordsOfUse({ trips, vendors, drafts }: Pick<RegionUse, 'trips' | 'vendors' | 'drafts'>): string | null {
  const parts = [
    counted(trips, 'trip', 'trips'),
    counted(drafts, 'draft', 'drafts'),
    counted(vendors, 'vendor', 'vendors'),
  ].filter((part) => part !== null)
  if (parts.length < 2) return parts[0] ?? null
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function counted(count: number, one: string, several: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : several}`
}
