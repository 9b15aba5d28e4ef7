import { pictureSrcSet, usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'

/** What must be known of a picture before its file is loaded; the shape of the API's pictures. */
export interface PictureSource {
  url: string
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
  /** Focal point, 0 to 1. */
  focal_x: number
  focal_y: number
  alt: string
}

interface PictureProps {
  picture: PictureSource
  /** Value of the `sizes` attribute. */
  sizes: string
  /** One of the largest images of the first screen: loaded eagerly with high priority. All others are lazy. */
  priority?: boolean
  /** Overrides the stored text; empty for a picture that only repeats what stands next to it. */
  alt?: string
  /** Classes of the frame, which sets the shape (`aspect-…` or a height). */
  className?: string
  /** Takes part in the view transition from card to page. */
  transition?: boolean
}

/**
 * An image that fills its frame, cropped around its focal point, in the size and format that suit the screen. The
 * dominant colour fills the frame until it is loaded.
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
          {...(priority ? eagerLoading : lazyLoading)}
          className={`cropped-picture ${focusClass(picture)} ${transition ? 'picture-transition' : ''}`}
        />
      </picture>
    </span>
  )
}

const eagerLoading = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const
const lazyLoading = { loading: 'lazy', decoding: 'async' } as const

/** The one variant for browsers without `srcset`: the largest up to 960 pixels. */
function fallbackUrl(url: string, width: number): string {
  return variantUrl(
    url,
    usefulWidths(width).findLast((each) => each <= 960)!,
    'jpeg',
  )
}

/** Classes in steps of a tenth, since the content security policy blocks `style` attributes. */
function focusClass({ focal_x, focal_y }: PictureSource): string {
  return `focus-x-${tenth(focal_x)} focus-y-${tenth(focal_y)}`
}

function tenth(share: number): number {
  return Math.round(share * 10) * 10
}
