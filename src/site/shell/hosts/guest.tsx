import type { Testimonial } from '#contract/testimonials.ts'
import { Picture } from '#ui/picture.tsx'
import { formatMonth } from '#values/format/dates.ts'

/** Name of a guest with photo, place and month of travel, as far as they are known. */
export function Guest({ guest: { name, place, travelled_on, photo } }: { guest: Testimonial }) {
  const evidence = [place && `from ${place}`, travelled_on && formatMonth(travelled_on)].filter(Boolean).join(' · ')
  return (
    <>
      {photo ? <Picture picture={photo} sizes="56px" className="guest-photo" /> : null}
      <span className="font-semibold">{name}</span>
      {evidence ? <span>{evidence}</span> : null}
    </>
  )
}
