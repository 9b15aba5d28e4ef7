import { pictureSrcSet, usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'

/** What a picture must tell before it is loaded; the shape that the API gives. */
export interface PictureSource {
  url: string
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
  /** Point of interest, 0 to 1. */
  focal_x: number
  focal_y: number
  alt: string
}

interface PictureProps {
  picture: PictureSource
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** The largest picture of the first screen: loaded at once and before others, which wait until it is painted. */
  priority?: boolean
  /** Overrides the stored text; empty for a picture that only repeats its neighbour. */
  alt?: string
  /** Classes of the frame, which gives the shape (`aspect-…` or a height). */
  className?: string
  /** Name for the transition from card to page. */
  transition?: boolean
}

/**
 * A picture that fills its frame, cropped around its focal point, in the size and format that suit the screen.
 * Until it is loaded the frame shows its dominant colour.
 */
export function Picture({ picture, sizes, alt, className = '', transition = false, priority = false }: PictureProps) {
  const { url, width, height, color } = picture
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={color} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(url, width, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={pictureSrcSet(url, width, 'webp')} sizes={sizes} />
        <img
          src={fallbackUrl(url, width)}
          srcSet={pictureSrcSet(url, width, 'jpeg')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt ?? picture.alt}
          {...(priority ? atOnce : later)}
          className={`cropped-picture ${focusClass(picture)} ${transition ? 'picture-transition' : ''}`}
        />
      </picture>
    </span>
  )
}

const atOnce = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const
const later = { loading: 'lazy', fetchPriority: 'low', decoding: 'async' } as const

/** The one size for browsers without `srcset`: near 960 pixels. */
function fallbackUrl(url: string, width: number): string {
  return variantUrl(
    url,
    usefulWidths(width).findLast((each) => each <= 960)!,
    'jpeg',
  )
}

/** Focal points as classes in steps of a tenth, since the content policy blocks `style` attributes. */
function focusClass({ focal_x, focal_y }: PictureSource): string {
  return `focus-x-${tenth(focal_x)} focus-y-${tenth(focal_y)}`
}

function tenth(share: number): number {
  return Math.round(share * 10) * 10
}
