import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ArrowLeft, ArrowRight, Close, Enlarge } from '#ui/icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { useSlides } from '#site/shell/carousel/use-slides.ts'
import type { GalleryPicture } from '../trip-pictures.ts'

export interface TripLightboxProps {
  title: string
  pictures: GalleryPicture[]
  /** Index of the first picture to show. */
  first: number
  onClose: () => void
}

const buttonStyle =
  'inline-flex size-12 cursor-pointer items-center justify-center transition-colors duration-(--duration-calm) hover:text-marigold'

/** A modal carousel: swipe, arrow keys or buttons; Escape closes. Loaded on demand. */
export function TripLightbox({ title, pictures, first, onClose }: TripLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const { index, show } = useSlides(pictures.length, track)

  const [isFilled, setFilled] = useState(false)

  // Closed while it is still in the document, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    show(first, 'instant')
    return () => element.close()
  }, [first, show])

  const fill = () => {
    setFilled(!isFilled)
    requestAnimationFrame(() => showMiddles(track.current))
  }

  // Not in CSS: a `:has()` rule for open dialogs would slow down styling on every page.
  useEffect(() => {
    const { style } = document.documentElement
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const slide = slideOfKey(event.key, index, pictures.length)
    if (slide === null) return
    event.preventDefault()
    show(slide)
  }
  return (
    // The arrow keys work in the whole dialog: key events bubble up from its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${title}`}
      className="lightbox on-dark"
      data-filled={isFilled || undefined}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className="flex items-center justify-between pr-2 pl-5">
        <p aria-live="polite" className="text-small tabular-nums">
          <span className="sr-only">Picture </span>
          {index + 1} / {pictures.length}
        </p>
        <div className="flex">
          <button
            type="button"
            className={`landscape:hidden ${buttonStyle}`}
            aria-label="Fill the screen"
            aria-pressed={isFilled}
            onClick={fill}
          >
            <Enlarge className="size-6" />
          </button>
          <button type="button" className={buttonStyle} aria-label="Close" onClick={() => dialog.current?.close()}>
            <Close className="size-6" />
          </button>
        </div>
      </div>
      {/* A scrollable region must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} className="lightbox-track" tabIndex={0} aria-label="Pictures">
        {pictures.map((each) => (
          <Slide key={each.key} item={each} />
        ))}
      </ul>
      {pictures.length > 1 ? (
        <div className="flex justify-center gap-2 pb-2">
          <button type="button" className={buttonStyle} aria-label="Previous picture" onClick={() => show(index - 1)}>
            <ArrowLeft className="size-6" />
          </button>
          <button type="button" className={buttonStyle} aria-label="Next picture" onClick={() => show(index + 1)}>
            <ArrowRight className="size-6" />
          </button>
        </div>
      ) : null}
    </dialog>
  )
}

function Slide({ item: { picture, alt, caption } }: { item: GalleryPicture }) {
  return (
    <li className="flex min-w-0 flex-[0_0_100%] snap-start snap-always flex-col">
      <Picture picture={picture} alt={alt} sizes="100vw" className="lightbox-picture min-h-0 flex-1" />
      <p
        className="mx-auto min-h-14 max-w-[60ch] px-5 pt-3 text-center text-[0.9375rem] text-balance"
        aria-hidden={caption === alt}
      >
        {caption}
      </p>
    </li>
  )
}

/** Centres pictures that are wider than the screen. */
function showMiddles(track: Element | null): void {
  for (const picture of track?.querySelectorAll('.lightbox-picture') ?? []) {
    picture.scrollLeft = (picture.scrollWidth - picture.clientWidth) / 2
  }
}

function slideOfKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return index + 1
  if (key === 'ArrowLeft') return index - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
