/** Everything before `</head>`, and the rest: changes of the head need not copy the body. */
export interface SplitPage {
  head: string
  body: string
}

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entry = { before: '<script type="module" async="" src="', after: '</script>' }

/**
 * Makes a page's scripts wait until its first screen is painted: the page is whole and usable without them, and on a phone
 * they would compete with its pictures for bandwidth and processor (docs/decisions/0018).
 * @param page as the framework renders it; a page without the framework's script is left as it is.
 * @param nonce marks the script that starts the others as the renderer's own.
 */
export function deferScripts(page: SplitPage, nonce: string): SplitPage {
  const { head, body } = page
  const entryAt = body.lastIndexOf(entry.before)
  if (entryAt < 0) return page
  const endAt = body.indexOf(entry.after, entryAt)
  const srcAt = entryAt + entry.before.length
  const first = body.slice(srcAt, body.indexOf('"', srcAt))
  const files = new Set([...head.matchAll(preloads)].map(([, href]) => href!).concat(first))
  const start = `<script nonce="${nonce}">(${startLaterText})(${JSON.stringify([...files])})</script>`
  // Before the stylesheets: behind them it would wait until they are here.
  const startAt = head.indexOf('<link')
  return {
    head: head.slice(0, startAt) + start + head.slice(startAt).replaceAll(preloads, ''),
    body: body.slice(0, entryAt) + body.slice(endAt + entry.after.length),
  }
}

/**
 * Runs in the browser, as text within the page: it may use nothing from outside of itself. Until the first screen is
 * painted the pictures further down wait too (`picture.css`). Whoever scrolls gets them at once, whoever touches
 * something also gets the scripts. Each file is a script of its own, and so is asked for, read and run in tasks of its
 * own; preloaded, all would run in the one task of the first that imports them.
 */
function startLater(files: string[]): void {
  const longestWait = 8000
  const touches = ['pointerdown', 'keydown']
  const { dataset } = document.documentElement
  let started = false
  const showPictures = () => {
    delete dataset.firstScreen
  }
  const start = () => {
    showPictures()
    if (started) return
    // They read what stands at the page's end.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start, { once: true })
    started = true
    for (const touch of touches) removeEventListener(touch, start, true)
    askForNext()
  }
  const askForNext = () => {
    const src = files.shift()
    if (!src) return
    const script = document.createElement('script')
    script.type = 'module'
    script.src = src
    document.head.append(script)
    setTimeout(askForNext)
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50)
  // Two frames after the last picture arrived it is drawn.
  const whenDrawn = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        showPictures()
        whenIdle()
      }),
    )
  // What is drawn reaches the screen later, and only this tells when.
  const whenPainted = () =>
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      whenDrawn()
    }).observe({ type: 'paint', buffered: true })
  dataset.firstScreen = ''
  addEventListener('scroll', showPictures, { capture: true, once: true, passive: true })
  for (const touch of touches) addEventListener(touch, start, true)
  if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted)
  setTimeout(start, longestWait)
}

const startLaterText = startLater.toString()
