import { useState, type ComponentType, type MouseEvent } from 'react'
import type { TripDetail } from '#contract/trips.ts'
import { Picture } from '#ui/picture.tsx'
import { PalmDrawing } from '#site/shell/palm-drawing.tsx'
import type { TripLightboxProps } from './trip-lightbox.tsx'
import { galleryPictures, jpegUrl, type GalleryPicture } from '../trip-pictures.ts'

/**
 * Width of each picture as a share of the viewport (vw), by count and position; cropped pictures are drawn wider than
 * their frames.
 */
const mosaicShares: readonly (readonly number[])[] = [[100], [66, 54], [66, 34], [58, 42, 27, 27], [54, 27]]

/** Pixels of an image that is opened without scripts. */
const fullSizeWidth = 1920

const loadLightbox = () => import('./trip-lightbox.tsx')

/** On phones the sides are cropped; the first image may be softer, so that it loads sooner. */
const firstPhoneSize = '98vw'
const otherPhoneSize = '120vw'

/** A mosaic from tablets on, a row to swipe on phones; each picture opens in a lightbox. */
export function TripGallery({ trip }: { trip: TripDetail }) {
  const pictures = galleryPictures(trip)
  const { Lightbox, first, open, close } = useLightbox()
  if (pictures.length === 0) return <GalleryPlaceholder />

  const openLarge = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void open(index, event.currentTarget.href)
  }
  return (
    <section aria-label="Pictures" className="trip-gallery-frame">
      <ul className="trip-gallery" data-pictures={pictures.length} onPointerEnter={() => void loadLightbox()}>
        {pictures.map((each, index) => (
          <GalleryItem
            key={each.key}
            item={each}
            index={index}
            count={pictures.length}
            onOpen={(event) => openLarge(event, index)}
          />
        ))}
      </ul>
      {Lightbox ? <Lightbox title={trip.title} pictures={pictures} first={first} onClose={close} /> : null}
    </section>
  )
}

interface GalleryItemProps {
  item: GalleryPicture
  index: number
  count: number
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

function GalleryItem({ item: { picture, alt }, index, count, onOpen }: GalleryItemProps) {
  const shares = mosaicShares[count - 1]!
  const share = shares[index] ?? shares.at(-1)!
  return (
    <li className="trip-gallery-item">
      <a
        href={jpegUrl(picture, fullSizeWidth)}
        aria-label={`Enlarge picture ${index + 1} of ${count}: ${alt}`}
        className="trip-gallery-link"
        onClick={onOpen}
      >
        <Picture
          picture={picture}
          alt={alt}
          priority={index === 0}
          transition={index === 0}
          sizes={`(width >= 48rem) ${share}vw, ${index === 0 ? firstPhoneSize : otherPhoneSize}`}
          className="size-full"
        />
      </a>
      {count > 1 ? (
        <span className="trip-gallery-count" aria-hidden="true">
          {index + 1} / {count}
        </span>
      ) : null}
    </li>
  )
}

function GalleryPlaceholder() {
  return (
    <div className="trip-gallery-placeholder no-print">
      <PalmDrawing className="absolute inset-x-0 bottom-0 mx-auto h-[88%] w-auto max-w-none text-madder/60" />
    </div>
  )
}

/** The lightbox is loaded on first use; if that fails, the browser opens the image file. */
function useLightbox() {
  const [Lightbox, setLightbox] = useState<ComponentType<TripLightboxProps> | null>(null)
  const [first, setFirst] = useState(0)
  const open = async (index: number, href: string) => {
    try {
      const { TripLightbox } = await loadLightbox()
      setFirst(index)
      setLightbox(() => TripLightbox)
    } catch {
      globalThis.location.assign(href)
    }
  }
  return { Lightbox, first, open, close: () => setLightbox(null) }
}
