import type { ReactNode } from 'react'
import type { Testimonial } from '#contract/testimonials.ts'
import { Picture } from '#ui/picture.tsx'
import { formatMonth } from '#values/format/dates.ts'

interface QuoteProps {
  guest: Testimonial
  /** Class of the words. */
  className: string
  captionClass?: string
  /** Beside the guest's name. */
  children: ReactNode
}

/** Words of a guest with name, photo, place and month of travel, as far as they are known. */
export function Quote({ guest, className, captionClass = 'mt-5', children }: QuoteProps) {
  const { content, name, place, travelled_on, photo, by_invitation } = guest
  const evidence = [
    place && `from ${place}`,
    travelled_on && formatMonth(travelled_on),
    by_invitation && 'by invitation',
  ]
  return (
    <figure>
      <blockquote className={`font-display text-pretty wrap-break-word ${className}`}>
        <p>
          <span className="quote-mark">“</span>
          {content}”
        </p>
      </blockquote>
      <figcaption className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${captionClass}`}>
        {photo ? <Picture picture={photo} sizes="56px" className="aspect-square w-14 rounded-full" /> : null}
        <span className="font-semibold">{name}</span>
        {evidence.some(Boolean) ? <span>{evidence.filter(Boolean).join(' · ')}</span> : null}
        {children}
      </figcaption>
    </figure>
  )
}
