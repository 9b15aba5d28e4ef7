import { pictureSrcSet, usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'

/** Width for browsers without `srcset`, in pixels. */
const plainWidth = 960

/** From here on a landscape picture may break out of the reading column. */
const wideFrom = { width: 1000, shape: 1.2 }

/** How wide the shapes of picture are shown; story.css says the same. */
const sizes = {
  wide: '(min-width: 80rem) 64rem, (min-width: 64rem) calc(100vw - 20rem), 100vw',
  column: '(min-width: 41rem) 38rem, 100vw',
  tall: '(min-width: 34rem) 30rem, 100vw',
} as const

type Shape = keyof typeof sizes

/** A paragraph that holds nothing but a picture. */
const pictureParagraph = /<p>\s*(<img\b[^>]*>)\s*<\/p>/g

/**
 * Gives the pictures of a story's body the sizes and formats that suit the screen. One that has a paragraph for itself
 * leaves it, so that all pictures between paragraphs look alike.
 * @param body sanitised rich text of our server: attribute values are quoted and escaped.
 */
export function withResponsivePictures(body: string): string {
  return body
    .replace(pictureParagraph, '$1')
    .replace(/<img\b([^>]*)>/g, (whole, attributes: string) => responsive(attributesOf(attributes)) ?? whole)
}

/** @returns values as they stand in the HTML, still escaped. */
function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

/** @returns null for a picture that is not in our storage or whose size is not known: it has no variants. */
function responsive({ src = '', alt = '', title, ...size }: Record<string, string>): string | null {
  const width = Number(size.width)
  const height = Number(size.height)
  if (!src.startsWith('/media/') || !(width > 0 && height > 0)) return null
  const shape = shapeOf(width, height)
  const plain = usefulWidths(width).findLast((each) => each <= plainWidth) ?? plainWidth
  const image = [
    `src="${variantUrl(src, plain, 'jpeg')}"`,
    `srcset="${pictureSrcSet(src, width, 'jpeg')}"`,
    `sizes="${sizes[shape]}"`,
    `width="${width}" height="${height}"`,
    `alt="${alt}"`,
    ...(title ? [`title="${title}"`] : []),
    'loading="lazy" decoding="async"',
  ]
  return [
    `<picture class="story-picture story-picture-${shape}">`,
    ...(['avif', 'webp'] as const).map(
      (format) =>
        `<source type="image/${format}" srcset="${pictureSrcSet(src, width, format)}" sizes="${sizes[shape]}">`,
    ),
    `<img ${image.join(' ')}>`,
    '</picture>',
  ].join('')
}

function shapeOf(width: number, height: number): Shape {
  if (height > width) return 'tall'
  return width >= wideFrom.width && width / height >= wideFrom.shape ? 'wide' : 'column'
}
