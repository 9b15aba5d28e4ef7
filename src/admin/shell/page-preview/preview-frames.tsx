import { useElementSize } from '@mantine/hooks'
import { useState, type SyntheticEvent } from 'react'
import styles from './preview-frames.module.css'

/** CSS pixels of the screen that a page is shown on. */
const screens = { desktop: { width: 1280, height: Infinity }, phone: { width: 390, height: 844 } }
export type PreviewScreen = keyof typeof screens

interface PreviewFramesProps {
  path: string
  /** The page is loaded again for each. */
  version: number
  screen: PreviewScreen
  onEscape: () => void
  onLoaded: (failed: boolean) => void
}

interface Frame {
  path: string
  version: number
}

/**
 * A page of the preview. A newer version loads in a second frame behind the first, and replaces it when it is there and
 * scrolled to the same place: nothing flashes, and what is typed meanwhile is shown by the next one.
 */
export function PreviewFrames({ path, version, screen, onEscape, onLoaded }: PreviewFramesProps) {
  const { ref, width, height } = useElementSize()
  const [shown, setShown] = useState<Frame | null>(null)
  const [next, setNext] = useState<Frame | null>(null)
  if (next === null && (shown?.path !== path || shown.version !== version)) setNext({ path, version })
  const replace = (frame: Frame, element: HTMLIFrameElement, previous: HTMLIFrameElement | null) => {
    listen(element, onEscape)
    const page = element.contentWindow
    if (page && previous?.contentWindow && shown?.path === frame.path) {
      page.scrollTo({ top: previous.contentWindow.scrollY, behavior: 'instant' })
    }
    onLoaded(hasFailed(element))
    afterPaint(() => {
      setShown(frame)
      setNext(null)
    })
  }
  const onLoad = (frame: Frame) => (event: SyntheticEvent<HTMLIFrameElement>) => {
    const element = event.currentTarget
    const previous = element.previousElementSibling
    if (frame === shown) return
    replace(frame, element, previous instanceof HTMLIFrameElement ? previous : null)
  }
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
                  src={frame.path}
                  // Without scripts, which the server leaves out: the page cannot leave its frame.
                  sandbox="allow-same-origin"
                  title={frame === shown || shown === null ? 'Previewed page' : 'Newer version of the previewed page'}
                  className={styles.frame}
                  style={shape}
                  inert={frame !== shown && shown !== null}
                  data-shown={frame === shown || undefined}
                  onLoad={onLoad(frame)}
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
