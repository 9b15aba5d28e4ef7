import type { Testimonial } from '#contract/testimonials.ts'
import { Picture } from '#ui/picture.tsx'
import { formatMonth } from '#values/format/dates.ts'

/** Name of a guest with photo, place and month of travel, as far as they are known. */
export function Guest({ guest }: { guest: Testimonial }) {
  const { name, place, travelled_on, photo, by_invitation } = guest
  const evidence = [
    place && `from ${place}`,
    travelled_on && formatMonth(travelled_on),
    by_invitation && 'by invitation',
  ]
  return (
    <>
      {photo ? <Picture picture={photo} sizes="56px" className="guest-photo" /> : null}
      <span className="font-semibold">{name}</span>
      {evidence.some(Boolean) ? <span>{evidence.filter(Boolean).join(' · ')}</span> : null}
    </>
  )
}
