import { useNearScreen } from '#ui/use-near-screen.ts'
import type { CarouselProps } from './carousel-props.ts'

const load = async () => (await import('./carousel-controls.tsx')).CarouselControls

/** Turns a scrolling row into a carousel, with controls at this place; nothing for a single testimonial. */
export function CarouselPlace({ className = '', ...carousel }: CarouselProps & { className?: string }) {
  const { place, Part } = useNearScreen<CarouselProps>(load)
  if (carousel.count < 2) return null
  return (
    <div ref={place} className={`carousel-controls needs-scripts ${className}`}>
      {Part ? <Part {...carousel} /> : null}
    </div>
  )
}
