import { pictureSrcSet, usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'

/** Pixels, for browsers without `srcset`. */
const fallbackWidth = 960

/** Landscape images that are at least this large may be wider than the reading column. */
const wideMinimum = { width: 1000, shape: 1.2 }

/** Values of the `sizes` attribute; keep in step with story.css. */
const sizes = {
  wide: '(min-width: 80rem) 64rem, (min-width: 64rem) calc(100vw - 20rem), 100vw',
  column: '(min-width: 41rem) 38rem, 100vw',
  tall: '(min-width: 34rem) 30rem, 100vw',
} as const

type Shape = keyof typeof sizes

/** A paragraph that contains only an image. */
const pictureParagraph = /<p>\s*(<img\b[^>]*>)\s*<\/p>/g

/**
 * Adds variants in all sizes and formats to the images of a story. An image alone in a paragraph is unwrapped, so that
 * all images between paragraphs look alike.
 * @param body rich text sanitised by the server: attribute values are quoted and escaped.
 */
export function withResponsivePictures(body: string): string {
  return body
    .replace(pictureParagraph, '$1')
    .replace(/<img\b([^>]*)>/g, (tag, attributes: string) => responsive(attributesOf(attributes)) ?? tag)
}

/** @returns values as in the HTML, still escaped. */
function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

/** @returns null for an image from elsewhere or of unknown size: it has no variants. */
function responsive({ src = '', alt = '', title, ...size }: Record<string, string>): string | null {
  const width = Number(size.width)
  const height = Number(size.height)
  if (!src.startsWith('/media/') || !(width > 0 && height > 0)) return null
  const shape = shapeOf(width, height)
  const fallback = usefulWidths(width).findLast((each) => each <= fallbackWidth) ?? fallbackWidth
  const image = [
    `src="${variantUrl(src, fallback, 'jpeg')}"`,
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
  return width >= wideMinimum.width && width / height >= wideMinimum.shape ? 'wide' : 'column'
}
