/** A picture that belongs to the site itself: its files come from the build, not from the catalogue. */
export interface FixedPictureSource {
  files: { url: string; width: number; format: string }[]
  /** Pixels of the largest file. */
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
  /** Focal point as classes of `ui/picture.css`. */
  focus: string
  alt: string
}

interface FixedPictureProps {
  picture: FixedPictureSource
  /** Value of the `sizes` attribute. */
  sizes: string
  /** The largest image of the first screen: loaded eagerly with high priority. */
  priority?: boolean
  /** Classes of the frame, which sets the shape (`aspect-…` or a height). */
  className?: string
}

/**
 * Parses widths and formats from file names such as `map-hands-960.avif`.
 * @param addresses URL by path, as `import.meta.glob` returns them.
 */
export function fixedPictureFiles(addresses: Record<string, string>): FixedPictureSource['files'] {
  return Object.entries(addresses)
    .map(([path, url]) => {
      const [, width, format] = /-(\d+)\.(avif|webp|jpg)$/.exec(path) ?? []
      return { url, width: Number(width), format: format ?? '' }
    })
    .sort((a, b) => a.width - b.width)
}

/** For link previews: every client supports JPEG. */
export function largestJpeg({ files }: FixedPictureSource): string | undefined {
  return files.findLast(({ format }) => format === 'jpg')?.url
}

/** Counterpart of `ui/picture.tsx` for a fixed picture. */
export function FixedPicture({ picture, sizes, priority = false, className = '' }: FixedPictureProps) {
  const { width, height, color, focus, alt } = picture
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={color} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
        <img
          src={largestJpeg(picture)}
          srcSet={srcSet(picture, 'jpg')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          className={`cropped-picture ${focus}`}
        />
      </picture>
    </span>
  )
}

function srcSet({ files }: FixedPictureSource, requestedFormat: string): string {
  return files
    .filter(({ format }) => format === requestedFormat)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}
