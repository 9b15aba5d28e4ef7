import { useElementSize } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './preview-frames.module.css'

/** CSS pixels of the screen that a page is shown on. */
const screens = { desktop: { width: 1280, height: Infinity }, phone: { width: 390, height: 844 } }
export type PreviewScreen = keyof typeof screens

/** Milliseconds: how often the next page is looked at, and how long its pictures are waited for. */
const checkInterval = 30
const patience = 500

export interface ShownDocument {
  /** Of the page, or of the form whose page is in `html`. */
  path: string
  /** The page is loaded again for each. */
  version: number
  /** A page without an address. */
  html?: string
}

interface PreviewFramesProps extends ShownDocument {
  screen: PreviewScreen
  onEscape: () => void
  onLoaded: (failed: boolean) => void
}

/**
 * A page of the preview. A newer version loads in a second frame behind the first, and replaces it when it is there
 * and scrolled to the same place: nothing flashes, and the next version shows text typed meanwhile.
 */
export function PreviewFrames({ screen, onEscape, onLoaded, ...wanted }: PreviewFramesProps) {
  const { path, version } = wanted
  const { ref, width, height } = useElementSize()
  const [shown, setShown] = useState<ShownDocument | null>(null)
  const [next, setNext] = useState<ShownDocument | null>(null)
  if (next === null && (shown?.path !== path || shown.version !== version)) setNext(wanted)
  const nextElement = useRef<HTMLIFrameElement>(null)
  const shownElement = useRef<HTMLIFrameElement>(null)
  const replace = useEffectEvent((frame: ShownDocument, element: HTMLIFrameElement) => {
    listen(element, onEscape)
    const previous = shownElement.current?.contentWindow
    if (previous && shown?.path === frame.path) {
      element.contentWindow?.scrollTo({ top: previous.scrollY, behavior: 'instant' })
    }
    onLoaded(frame.html === undefined && hasFailed(element))
    afterPaint(() => {
      setShown(frame)
      setNext(null)
    })
  })
  useEffect(() => {
    if (next === null) return
    const since = performance.now()
    const timer = setInterval(() => {
      const element = nextElement.current
      if (!element || !isReady(element, performance.now() - since)) return
      clearInterval(timer)
      replace(next, element)
    }, checkInterval)
    return () => clearInterval(timer)
  }, [next])
  const size = screens[screen]
  const scale = width > 0 ? Math.min(1, width / size.width) : 1
  const shape = { width: size.width, height: Math.min(size.height, height / scale), transform: `scale(${scale})` }
  return (
    <div ref={ref} className={styles.stage} data-screen={screen}>
      <div className={styles.screen} style={{ width: shape.width * scale, height: shape.height * scale }}>
        {width > 0
          ? [shown, next].map((frame) =>
              frame ? (
                <iframe
                  key={`${frame.version} ${frame.path}`}
                  ref={frame === shown ? shownElement : nextElement}
                  {...(frame.html === undefined ? { src: frame.path } : { srcDoc: frame.html })}
                  // The server leaves out scripts, and the sandbox keeps the page in its frame.
                  sandbox="allow-same-origin"
                  title={frame === shown || shown === null ? 'Previewed page' : 'Newer version of the previewed page'}
                  className={styles.frame}
                  style={shape}
                  inert={frame !== shown && shown !== null}
                  data-shown={frame === shown || undefined}
                />
              ) : null,
            )
          : null}
      </div>
    </div>
  )
}

/** Links of the page lead nowhere, and Escape closes the preview. */
function listen(frame: HTMLIFrameElement, onEscape: () => void): void {
  const page = frame.contentWindow
  const stop = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!link || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page?.addEventListener('click', stop, { capture: true })
  page?.addEventListener('auxclick', stop, { capture: true })
  page?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  })
}

/** Whether a page can be shown: its text and styles are there, and soon its pictures. */
function isReady({ contentDocument }: HTMLIFrameElement, waited: number): boolean {
  // The browser shows another document if this one could not be loaded.
  if (!contentDocument) return true
  const { URL: address, readyState, images } = contentDocument
  if (address === 'about:blank' || readyState === 'loading') return false
  const styles = [...contentDocument.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([media="print"])')]
  if (!styles.every(({ sheet }) => sheet)) return readyState === 'complete'
  return waited > patience || [...images].every(({ complete, loading }) => complete || loading === 'lazy')
}

/** The status is unknown to older browsers; a page that is not ours has no `main` then. */
function hasFailed({ contentWindow, contentDocument }: HTMLIFrameElement): boolean {
  const [entry] = (contentWindow?.performance.getEntriesByType('navigation') ?? []) as { responseStatus?: number }[]
  if (entry?.responseStatus) return entry.responseStatus >= 400 && entry.responseStatus !== 404
  return !contentDocument?.getElementById('main')
}

/** The last picture is drawn two frames after it has loaded. */
function afterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(task))
}
