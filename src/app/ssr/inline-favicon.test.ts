import { expect, test } from 'vitest'
import { inlineFavicon } from './inline-favicon.ts'
import { splitHtml, concatHtml } from './html-buffer.ts'

test('a page carries its icon, and names one that search engines and home screens can fetch', () => {
  const html = Buffer.from(
    concatHtml(inlineFavicon(splitHtml('<head><title>Page</title></head><body></body>'))),
  ).toString()
  const [, icon] = /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]+)"\/>/.exec(html)!
  expect(decodeURIComponent(icon!)).toMatch(/^<svg xmlns='[^']+' viewBox='0 0 48 48'>.+<\/svg>$/)
  expect(icon).not.toMatch(/[<>#"]/)
  expect(html).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon\.png"\/><\/head><body>/)
})
