import { describe, expect, it } from 'vitest'
import { filesOf, pictureOf, titleOf, withNote, withoutScripts } from './page-parts.ts'

const picture = (name: string, widths: number[]) =>
  `<source type="image/avif" srcSet="${widths.map((width) => `/media/trip-images/${name}/${width}.avif ${width}w`).join(', ')}"/>` +
  `<img src="/media/trip-images/${name}/960.jpeg"/>`

const page = `<html><head><title>Kanha: Tiger Country · Hatheli</title><script>(start)(["/assets/a-1.js","/assets/b-2.js"])</script>
<link rel="stylesheet" href="/assets/site-3.css"/><link href="/assets/mukta-4.woff2"/></head>
<body>${picture('one-a.jpg', [320, 480, 640, 720, 1280])}${picture('two.jpg', [320, 480])}<script>more()</script></body></html>`

describe('the parts of a stored page', () => {
  it('are its scripts, styles and fonts, and one size of each picture', () => {
    expect(filesOf(page)).toEqual({
      assets: ['/assets/a-1.js', '/assets/b-2.js', '/assets/site-3.css', '/assets/mukta-4.woff2'],
      pictures: ['/media/trip-images/one-a.jpg/640.avif', '/media/trip-images/two.jpg/480.avif'],
    })
  })

  it('are the style sheets of a proposal', () => {
    const styles = ['enquire.css', 'proposal.css'].map((name) => `<link rel="stylesheet" href="/${name}" />`)
    expect(filesOf(`<head>${styles.join('')}</head>`).assets).toEqual(['/enquire.css', '/proposal.css'])
  })

  it('are its maps, before its pictures', () => {
    const route = '/media/maps/route.svg?at=22.3,80.6;21.1,79.1&amp;v=1'
    const html = page.replace(
      '<body>',
      `<body><img src="${route}"/><img src="/media/maps/india.svg?at=22.3,80.6&amp;v=1"/>`,
    )
    expect(filesOf(html).pictures.slice(0, 3)).toEqual([
      '/media/maps/route.svg?at=22.3,80.6;21.1,79.1&v=1',
      '/media/maps/india.svg?at=22.3,80.6&v=1',
      '/media/trip-images/one-a.jpg/640.avif',
    ])
  })

  it('are the pictures that were shown, where they belong to the page', () => {
    const shown = ['/media/trip-images/one-a.jpg/1280.avif', '/media/trip-images/other.jpg/320.avif']
    expect(filesOf(page, shown).pictures).toEqual([
      '/media/trip-images/one-a.jpg/1280.avif',
      '/media/trip-images/two.jpg/480.avif',
    ])
    expect(pictureOf(shown[0]!)).toBe('/media/trip-images/one-a.jpg')
  })

  it('are found by the title, without scripts, and with a note behind the content', () => {
    expect(titleOf(page)).toBe('Kanha: Tiger Country')
    expect(withoutScripts(page)).not.toContain('script')
    expect(withNote(page, '<p>No network</p>')).toContain('<p>No network</p></body></html>')
  })
})
