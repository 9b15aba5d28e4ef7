import { describe, expect, it } from 'vitest'
import { withResponsivePictures } from './body-pictures.ts'

const url = '/media/blog-images/1700000000000-abc.jpg'

function image(width: number, height: number, more = '') {
  return `<img src="${url}" alt="A train in the rain" width="${width}" height="${height}"${more}>`
}

describe('withResponsivePictures', () => {
  it('offers each format, the best first, in widths that do not enlarge the picture', () => {
    const html = withResponsivePictures(image(700, 500))
    const srcset = (format: string, widths: number[]) =>
      widths.map((width) => `${url}/${width}.${format} ${width}w`).join(', ')
    const offers = [...html.matchAll(/ srcset="([^"]*)"/g)].map(([, offer]) => offer)
    expect(offers).toEqual([srcset('avif', [320, 480, 640]), srcset('webp', [320, 640]), srcset('jpeg', [320, 640])])
    expect(html).toContain(`<source type="image/avif"`)
    expect(html).toContain(`src="${url}/640.jpeg"`)
  })

  it('keeps size and alternative text, and loads lazily', () => {
    const html = withResponsivePictures(image(1800, 1200))
    expect(html).toContain('width="1800" height="1200" alt="A train in the rain"')
    expect(html).toContain('loading="lazy" decoding="async"')
    expect(html).toContain(`src="${url}/960.jpeg"`)
    expect(html.match(/ sizes="/g)).toHaveLength(3)
  })

  it.each([
    [1800, 1200, 'wide'],
    [1000, 1000, 'column'],
    [640, 400, 'column'],
    [1200, 1800, 'tall'],
  ])('gives a picture of %i × %i the class for the shape %s', (width, height, shape) => {
    expect(withResponsivePictures(image(width, height))).toContain(`story-picture-${shape}"`)
  })

  it('reads attributes in any order and leaves escaped values escaped', () => {
    const html = withResponsivePictures(
      `<img width="900" title="&quot;Chai&quot; &lt;hot&gt;" alt="Salt &amp; butter" height="600" src="${url}" />`,
    )
    expect(html).toContain('alt="Salt &amp; butter" title="&quot;Chai&quot; &lt;hot&gt;"')
    expect(html).toContain(`${url}/640.webp 640w`)
  })

  it('marks a picture without text as decorative', () => {
    expect(withResponsivePictures(`<img src="${url}" width="900" height="600">`)).toContain('alt=""')
  })

  it('unwraps a picture that is alone in a paragraph', () => {
    const picture = withResponsivePictures(image(1800, 1200))
    expect(withResponsivePictures(`<p>${image(1800, 1200)}</p>`)).toBe(picture)
    expect(withResponsivePictures(`<p>See: ${image(1800, 1200)}</p>`)).toBe(`<p>See: ${picture}</p>`)
    expect(withResponsivePictures(`<p class="align-center">${image(1800, 1200)}</p>`)).toContain(
      '<p class="align-center">',
    )
  })

  it('does not change a picture of unknown size', () => {
    const plain = `<p>Before</p><img src="${url}" alt="x"><p>After</p>`
    expect(withResponsivePictures(plain)).toBe(plain)
  })

  it('does not change a picture from elsewhere', () => {
    const foreign = '<img src="https://elsewhere.example/a.jpg" width="900" height="600">'
    expect(withResponsivePictures(foreign)).toBe(foreign)
  })

  it('changes every picture and nothing else', () => {
    const html = withResponsivePictures(
      `<p>One &lt;img&gt; two</p>${image(700, 500)}<ul><li>${image(700, 500)}</li></ul>`,
    )
    expect(html).toMatch(/^<p>One &lt;img&gt; two<\/p><picture/)
    expect(html.match(/<picture/g)).toHaveLength(2)
    expect(html).toMatch(/<\/picture><\/li><\/ul>$/)
  })
})
