import type { ComponentProps } from 'react'

export function CarouselButton(props: ComponentProps<'button'>) {
  return <button type="button" className="carousel-button" {...props} />
}
