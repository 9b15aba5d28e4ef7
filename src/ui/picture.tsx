import {
  cropName,
  cropWidths,
  focusPercent,
  pictureSrcSet,
  usefulWidths,
  variantUrl,
  type PictureCrop,
} from '#values/pictures/picture-variants.ts'

/** A picture's data before its file is loaded; the shape of the API's pictures. */
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
  /** Overrides the stored text; empty for a picture that only repeats the text next to it. */
  alt?: string
  /** Classes of the frame, which sets the shape (`aspect-…` or a height). */
  className?: string
  /** On upright phones: 'tall' for a frame of the whole screen, 'upright' for one that is as wide as the screen. */
  crop?: PictureCrop
  /** Takes part in the view transition from card to page. */
  transition?: boolean
}

/**
 * An image that fills its frame, cropped around its focal point, in the size and format that suit the screen. The
 * dominant colour fills the frame until it is loaded.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, alt, className = '', crop, transition = false, priority = false } = props
  const { url, width, height, color } = picture
  const cropped = crop && cropSrcSet(picture, crop)
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={color} />
      </svg>
      <picture>
        {cropped ? (
          <source
            type="image/avif"
            media="(orientation: portrait) and (width < 30rem)"
            srcSet={cropped}
            sizes={crop === 'tall' ? 'max(100vw, 50vh)' : '100vw'}
          />
        ) : null}
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
  return `focus-x-${focusPercent(focal_x)} focus-y-${focusPercent(focal_y)}`
}

function cropSrcSet(picture: PictureSource, crop: PictureCrop): string {
  const focus = focusPercent(picture.focal_x)
  return cropWidths(picture, crop)
    .map((width) => `${picture.url}/${cropName(crop, focus, width)} ${width}w`)
    .join(', ')
}
