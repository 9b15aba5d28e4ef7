const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"><\/script>/

/**
 * Makes a page's scripts wait until its pictures are painted: the page is whole and usable without them, and on a phone
 * they would take the line and the processor away from what its reader came for.
 * @param html a page as the framework renders it; a page without the framework's script is left as it is.
 */
export function scriptsAfterPictures(html: string): string {
  const found = entry.exec(html)
  if (!found) return html
  const [script, first] = found
  const bodyAt = html.indexOf('</head>')
  const head = html.slice(0, bodyAt)
  const files = [...head.matchAll(preloads)].map(([, href]) => href!)
  const start = `<script>(${startLater.toString()})(${JSON.stringify(first)},${JSON.stringify(files)})</script>`
  const behind = found.index + script.length
  return head.replaceAll(preloads, '') + html.slice(bodyAt, found.index) + start + html.slice(behind)
}

/**
 * Runs in the browser, as text within the page: it may use nothing from outside of itself. Whoever touches something
 * before the pictures are there gets the scripts at once.
 */
function startLater(first: string, files: string[]): void {
  const longestWait = 8000
  const touches = ['pointerdown', 'keydown']
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const touch of touches) removeEventListener(touch, start, true)
    for (const href of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.async = true
    script.src = first
    document.head.append(script)
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50)
  // Two frames after the last picture arrived it is on the screen.
  const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle))
  for (const touch of touches) addEventListener(touch, start, true)
  if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted)
  setTimeout(start, longestWait)
}
