import { useState } from 'react'
import { changesBetween, type Change, type FieldText } from './changes.ts'

interface ComparisonOptions<Values, Item> {
  texts: (values: Values, item: Item) => FieldText[]
  valuesOf: (item: Item) => Values
  load: (id: string) => Promise<Item>
}

/** Finds what was changed elsewhere when a save has met a newer version. */
export function useComparison<Values, Item>({ texts, valuesOf, load }: ComparisonOptions<Values, Item>) {
  const [changes, setChanges] = useState<Change[]>([])
  /** Without an answer of the server the question is asked without a comparison. */
  const compare = async (id: string, versions: { base: Values; mine: Values }) => {
    setChanges([])
    const item = await load(id).catch(() => null)
    if (item) setChanges(changesBetween(texts, { ...versions, theirs: valuesOf(item), item }))
  }
  return { changes, compare: (id: string, versions: { base: Values; mine: Values }) => void compare(id, versions) }
}
