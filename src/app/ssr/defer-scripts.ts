/** Split before `</head>`, so that changes to the head do not copy the body. */
export interface SplitPage {
  head: string
  body: string
}

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entry = { before: '<script type="module" async="" src="', after: '</script>' }

/**
 * Defers a page's scripts until the first paint: the page is complete and usable without them, and on a phone they would
 * compete with its pictures for bandwidth and CPU (docs/decisions/0018). A page without the entry script is unchanged.
 * @param nonce for the script that loads the others.
 */
export function deferScripts(page: SplitPage, nonce: string): SplitPage {
  const { head, body } = page
  const entryAt = body.lastIndexOf(entry.before)
  if (entryAt < 0) return page
  const endAt = body.indexOf(entry.after, entryAt)
  const srcAt = entryAt + entry.before.length
  const entrySrc = body.slice(srcAt, body.indexOf('"', srcAt))
  const files = new Set([...head.matchAll(preloads)].map(([, href]) => href!).concat(entrySrc))
  const start = `<script nonce="${nonce}">(${startLaterText})(${JSON.stringify([...files])})</script>`
  // An inline script after a stylesheet waits until that has loaded.
  const startAt = head.indexOf('<link')
  return {
    head: head.slice(0, startAt) + start + head.slice(startAt).replaceAll(preloads, ''),
    body: body.slice(0, entryAt) + body.slice(endAt + entry.after.length),
  }
}

/**
 * Runs in the browser as an inline script, so it must not use anything from its module. Pictures below the first screen
 * also wait for the first paint (`picture.css`). Scrolling loads them at once; a click or key press also loads the scripts.
 * Each file is a separate script element, so that it is loaded, compiled and run in separate tasks; if they were
 * preloaded, all would run in the single task of the first one that imports the others.
 */
function startLater(files: string[]): void {
  const maxWait = 8000
  const interactions = ['pointerdown', 'keydown']
  const { dataset } = document.documentElement
  let started = false
  const showPictures = () => {
    delete dataset.firstScreen
  }
  const start = () => {
    showPictures()
    if (started) return
    // The scripts read the data at the end of the page.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start, { once: true })
    started = true
    for (const interaction of interactions) removeEventListener(interaction, start, true)
    loadNext()
  }
  const loadNext = () => {
    const src = files.shift()
    if (!src) return
    const script = document.createElement('script')
    script.type = 'module'
    script.src = src
    document.head.append(script)
    setTimeout(loadNext)
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50)
  // The last picture is drawn two frames after it has loaded.
  const whenDrawn = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        showPictures()
        whenIdle()
      }),
    )
  // The first paint may come later than `load`.
  const whenPainted = () =>
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      whenDrawn()
    }).observe({ type: 'paint', buffered: true })
  dataset.firstScreen = ''
  addEventListener('scroll', showPictures, { capture: true, once: true, passive: true })
  for (const interaction of interactions) addEventListener(interaction, start, true)
  if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted)
  setTimeout(start, maxWait)
}

const startLaterText = startLater.toString()
