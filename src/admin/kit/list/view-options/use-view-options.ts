import { useLocalStorage } from '@mantine/hooks'
import type { ViewedList } from '#contract/admin/lists/saved-views.ts'
import { adminPageSize } from '#contract/admin/fields.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const pageSizes = [adminPageSize.default, 50, adminPageSize.max] as const
export type PageSize = (typeof pageSizes)[number]

/** How a list is shown in this browser. */
export interface ViewOptions {
  list: ViewedList
  density: Density
  pageSize: PageSize
  change: (changes: Partial<Pick<ViewOptions, 'density' | 'pageSize'>>) => void
}

const usual = { density: densities[0] as Density, pageSize: pageSizes[0] as PageSize }

export function useViewOptions(list: ViewedList): ViewOptions {
  const [stored, store] = useLocalStorage<string>({
    key: `list-look-${list}`,
    defaultValue: '',
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: (value) => value ?? '',
  })
  const { density, pageSize } = readViewOptions(new URLSearchParams(stored))
  return {
    list,
    density,
    pageSize,
    change: (changes) => {
      const next = { density, pageSize, ...changes }
      store(new URLSearchParams({ density: next.density, page_size: String(next.pageSize) }).toString())
    },
  }
}

/** Unknown values fall back to the defaults. */
export function readViewOptions(parameters: { get: (name: string) => string | null | undefined }) {
  const density = densities.find((each) => each === parameters.get('density')) ?? usual.density
  const pageSize = pageSizes.find((each) => String(each) === parameters.get('page_size')) ?? usual.pageSize
  return { density, pageSize }
}
