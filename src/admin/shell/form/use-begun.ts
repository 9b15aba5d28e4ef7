import type { UseFormReturnType } from '@mantine/form'
import { hashKey } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

/** What a form begins with. */
export interface Start<Values> {
  values: Values
  version: string
  /** The live values of that version; null where only newer ones are known. */
  live: Values | null
}

export interface Beginning<Values> {
  base: Values
  version: string | null
  /** False where `base` is newer than that version. */
  isBaseKnown?: boolean
}

interface BegunOptions<Values, Item> {
  form: UseFormReturnType<Values>
  /** The item, if it is loaded already. */
  opened: Item | null
  isNew: boolean
  /** The values to begin with, and the version that they were made from. */
  startOf: (item: Item) => Start<Values>
}

/** What a form began with: values and version, which each save replaces. */
export function useBegun<Values extends object, Item extends { updated_at: string }>(
  options: BegunOptions<Values, Item>,
) {
  const { form, opened, isNew, startOf } = options
  const [isReady, setReady] = useState(isNew || opened !== null)
  const [item, setItem] = useState(opened)
  const [base, setBase] = useState(form.values)
  const [version, setVersion] = useState(() => (opened ? startOf(opened).version : null))
  const [live, setLive] = useState(() => (opened ? startOf(opened).live : null))
  const [isBaseKnown, setBaseKnown] = useState(true)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [revision, setRevision] = useState(0)
  // Not `form.isDirty()`, which after a save or a restored draft knows only the fields that were changed since.
  const dirty = useMemo(() => hashKey([form.values]) !== hashKey([base]), [form.values, base])
  /** @param begun what the values are compared with, and the version that they were made from. */
  const fill = (values: Values, begun: Beginning<Values>) => {
    form.setValues(values)
    form.clearErrors()
    setBase(begun.base)
    setVersion(begun.version)
    setBaseKnown(begun.isBaseKnown ?? true)
    if (begun.version !== version) setLive(null)
    setRevision((current) => current + 1)
  }
  return {
    /** Whether the form is filled. */
    isReady,
    /** As it was loaded; null for a new item. */
    item,
    /** What the form began with, and after each save what was saved. */
    base,
    isBaseKnown,
    version,
    live,
    dirty,
    /** Changes when other values are put into the form: React key of fields with a state of their own. */
    revision,
    /** When the form itself saved last. */
    savedAt,
    /** When the stored version was made; null for a new item. */
    changedAt: savedAt ?? item?.updated_at ?? null,
    fill,
    /** Fills the form with a stored version. */
    show: (loaded: Item) => {
      const start = startOf(loaded)
      fill(start.values, { base: start.values, version: start.version })
      setLive(start.live)
      setItem(loaded)
      setSavedAt(null)
      setReady(true)
    },
    /** Goes on with a newer stored version, whose changes `values` have. */
    adopt: (values: Values, newer: Omit<Start<Values>, 'values'> & { item: Item; base: Values }) => {
      const before = form.getValues()
      const names = Object.keys(values) as (keyof Values & string)[]
      // The status has no state of its own; the fields keep their focus where it alone is another one.
      const isOther = names.some((name) => name !== 'status' && values[name] !== before[name])
      form.setValues(values)
      setBase(newer.base)
      setBaseKnown(true)
      setVersion(newer.version)
      setLive(newer.live)
      setItem(newer.item)
      setSavedAt(null)
      if (isOther) setRevision((current) => current + 1)
    },
    markSaved: (values: Values, updatedAt: string) => {
      setBase(values)
      setBaseKnown(true)
      setLive(values)
      setVersion(updatedAt)
      setSavedAt(updatedAt)
    },
    /** What the form holds is stored, but not as what is live. */
    markKept: setBase,
    forgetVersion: () => setVersion(null),
  }
}
