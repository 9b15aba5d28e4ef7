// The page of a proposal works without this: it counts people who look, and stores the page for journeys without a network.
const path = location.pathname

// A person scrolls or taps, and has the page before their eyes for a while; a preview in a messenger does not.
const seconds = 3
let visible = 0
let moved = false

const clock = setInterval(() => {
  if (document.visibilityState === 'visible') visible += 1
  if (moved && visible >= seconds) {
    clearInterval(clock)
    fetch(`${path}/seen`, { method: 'POST', keepalive: true }).catch(() => {})
  }
}, 1000)

for (const name of ['pointerdown', 'keydown', 'touchstart', 'wheel']) {
  addEventListener(name, (event) => (moved ||= event.isTrusted), { passive: true })
}

// Readers may want no stored pages, and say so in another tab before the worker is ready.
const storesPages = () => localStorage.getItem('keep-pages') !== 'off'

if (storesPages()) {
  navigator.serviceWorker?.register('/service-worker.js').then(
    () => navigator.serviceWorker.ready.then(({ active }) => storesPages() && active?.postMessage({ proposal: path })),
    () => {},
  )
}
