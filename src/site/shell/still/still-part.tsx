import { useRouter } from '@tanstack/react-router'
import { use, useEffect, useReducer, useState, useSyncExternalStore, type ComponentType } from 'react'
import { followLink } from './follow-link.ts'
import { loaders } from './loaders.ts'

const onServer = import.meta.env.SSR

interface StillPart<Props> {
  /** What the server renders; absent in browsers: `import.meta.env.SSR ? (await import(…)).Part : undefined`. */
  served: ComponentType<Props> | undefined
  /** The same for browsers, which need it on pages that they render themselves. */
  load: () => Promise<ComponentType<Props>>
  /** Where only phrases may stand. */
  element?: 'span'
  /** Links that an author wrote load the document, on every page. */
  hasOwnLinks?: true
}

/**
 * A part of a page that does nothing: texts, lists, pictures, links. React leaves what the server sent as it is, so that
 * the first load has no code of it. The code is loaded when the browser is idle, and is needed when another page is opened
 * or the part's properties change (docs/decisions/0013).
 */
export function stillPart<Props extends object>({
  served,
  load,
  element: Wrapper = 'div' as 'span',
  hasOwnLinks,
}: StillPart<Props>) {
  let live = served
  let pending: Promise<void> | null = null
  const loadOnce = () => {
    pending ??= load().then(
      (component) => void (live = component),
      (error: unknown) => {
        pending = null
        throw error
      },
    )
    return pending
  }
  if (!onServer) loaders.add(loadOnce)

  return function Part(props: Props) {
    const router = useRouter()
    const isHydrating = useSyncExternalStore(subscribeToNothing, no, yes)
    const [first, setFirst] = useState(isHydrating ? props : null)
    const [, renderAgain] = useReducer((count: number) => count + 1, 0)
    const isOutdated = first !== null && !isSame(first, props)
    useEffect(() => {
      if (isOutdated && !live) loadOnce().then(renderAgain, () => {})
    }, [isOutdated])
    if (!onServer && first && !(isOutdated && live)) {
      return (
        <Wrapper
          key="still"
          className="contents"
          onClick={hasOwnLinks ? undefined : (event) => followLink(router, event)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={asServed}
        />
      )
    }
    if (!onServer && first) setFirst(null)
    if (!live) use(loadOnce())
    const Live = live!
    return (
      <Wrapper key="live" className="contents">
        <Live {...props} />
      </Wrapper>
    )
  }
}

/** React compares this with nothing while it hydrates, and writes it only if it differs from render to render. */
const asServed = { __html: '' }

function isSame<Props extends object>(one: Props, other: Props): boolean {
  return (Object.keys(other) as (keyof Props)[]).every((name) => Object.is(one[name], other[name]))
}

function subscribeToNothing() {
  return () => {}
}

function no() {
  return false
}

function yes() {
  return true
}
