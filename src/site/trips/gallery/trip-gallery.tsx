import type { MouseEvent } from 'react'
import type { TripDetail } from '#contract/trips.ts'
import { Picture } from '#ui/picture.tsx'
import { PalmDrawing } from '#site/shell/brand/palm-drawing.tsx'
import { gallerySizes } from './gallery-sizes.ts'
import { loadLightbox, useLightbox } from './use-lightbox.ts'
import { galleryPictures, jpegUrl, type GalleryPicture } from '../trip-pictures.ts'

/** Pixels of an image that is opened without scripts. */
const fullSizeWidth = 1920

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

function GalleryItem({ item: { picture, alt, caption }, index, count, onOpen }: GalleryItemProps) {
  return (
    <li className="trip-gallery-item">
      <a
        href={jpegUrl(picture, fullSizeWidth)}
        aria-label={`Enlarge picture ${index + 1} of ${count}: ${alt}`}
        className="trip-gallery-link relative block h-full cursor-zoom-in overflow-hidden"
        onClick={onOpen}
      >
        <Picture
          picture={picture}
          alt={alt}
          priority={index === 0}
          transition={index === 0}
          sizes={gallerySizes(count, index)}
          crop="upright"
          className="size-full"
        />
      </a>
      {caption ? (
        <span className="trip-gallery-caption" aria-hidden={caption === alt}>
          {caption}
        </span>
      ) : null}
      {count > 1 ? (
        <span
          className="trip-gallery-count pointer-events-none absolute top-4 right-4 bg-[rgb(29_26_22/0.72)] px-3 py-1 text-[0.9375rem] text-paper tabular-nums md:hidden"
          aria-hidden="true"
        >
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
