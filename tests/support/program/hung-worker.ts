import type { RenderResult, RenderJob } from '#app/ssr/worker.ts'

/** In place of the thread that renders pages: at `/wedged` it never comes to an end, at `/slow` it waits for a while. */
export default async function runJob({ url }: RenderJob): Promise<RenderResult> {
  const { pathname } = new URL(url)
  for (;;) {
    if (pathname !== '/wedged') break
  }
  if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 600_000))
  return {
    status: 200,
    headers: [],
    html: new TextEncoder().encode(pathname),
    text: '',
    scripts: [],
    failed: false,
    unavailable: false,
  }
}
