import type { UseFormReturnType } from '@mantine/form'
import { hashKey } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

interface BegunOptions<Values, Item> {
  form: UseFormReturnType<Values>
  /** The item, if it is loaded already. */
  opened: Item | null
  isNew: boolean
  /** The values to begin with, and the version that they were made from. */
  startOf: (item: Item) => { values: Values; version: string }
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
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [revision, setRevision] = useState(0)
  // Not `form.isDirty()`, which after a save or a restored draft knows only the fields that were changed since.
  const dirty = useMemo(() => hashKey([form.values]) !== hashKey([base]), [form.values, base])
  /** @param begun what the values are compared with, and its version. */
  const fill = (values: Values, begun: { base: Values; version: string | null }) => {
    form.setValues(values)
    form.clearErrors()
    setBase(begun.base)
    setVersion(begun.version)
    setRevision((current) => current + 1)
  }
  return {
    /** Whether the form is filled. */
    isReady,
    /** As it was loaded; null for a new item. */
    item,
    /** What the form began with, and after each save what was saved. */
    base,
    version,
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
      const { values, version: begunWith } = startOf(loaded)
      fill(values, { base: values, version: begunWith })
      setItem(loaded)
      setSavedAt(null)
      setReady(true)
    },
    markSaved: (values: Values, updatedAt: string) => {
      setBase(values)
      setVersion(updatedAt)
      setSavedAt(updatedAt)
    },
    /** What the form holds is stored, but not as what is live. */
    markKept: setBase,
    forgetVersion: () => setVersion(null),
  }
}
