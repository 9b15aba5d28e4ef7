import { useEffect, useId, useRef, useSyncExternalStore } from 'react'

/** In the order of the palette. */
export const formActionNames = [
  'Save',
  'Save draft',
  'Preview',
  'Close the preview',
  'Share preview',
  'View on site',
  'Schedule',
  'Duplicate',
  'History',
] as const
export type FormActionName = (typeof formActionNames)[number]

/** Something that the open form can do, beside its button. */
export interface FormAction {
  name: FormActionName
  /** A page that it opens in a new tab, in place of `run`. */
  href?: string
  run?: () => void
}

const offered = new Map<string, () => FormAction[]>()
const listeners = new Set<() => void>()
let version = 0

function announce(): void {
  version += 1
  for (const listener of listeners) listener()
}

/** Offers actions in the palette for as long as what shows their buttons is on the screen. */
export function useFormActions(actions: FormAction[]): void {
  const id = useId()
  const newest = useRef(actions)
  useEffect(() => {
    newest.current = actions
  })
  const isOffered = actions.length > 0
  useEffect(() => {
    if (!isOffered) return
    offered.set(id, () => newest.current)
    announce()
    return () => {
      offered.delete(id)
      announce()
    }
  }, [id, isOffered])
}

/** The actions of everything on the screen, each name once. */
export function useOfferedActions(): FormAction[] {
  useSyncExternalStore(subscribe, () => version)
  const all = [...offered.values()].flatMap((actions) => actions())
  return formActionNames.flatMap((name) => all.find((each) => each.name === name) ?? [])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
