import type { AboutPageTexts } from '#contract/site.ts'
import { Picture } from '#ui/picture.tsx'

interface FoundersProps {
  heading: string
  founders: AboutPageTexts['founders']
}

/** Absent until the owner has written it. */
export function Founders({ heading, founders }: FoundersProps) {
  if (founders.length === 0) return null
  return (
    <section aria-labelledby="founders-heading" className="page-width pb-[clamp(4rem,2.5rem+6vw,8.5rem)]">
      <h2 id="founders-heading" className="text-h2">
        {heading}
      </h2>
      <ul className="mt-10 grid gap-x-12 gap-y-14 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        {founders.map(({ name, role, photo, words }) => (
          <li key={name}>
            {photo ? (
              <Picture
                picture={photo}
                alt={photo.alt || name}
                sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
                className="mb-6 aspect-[4/5] w-full"
              />
            ) : null}
            <blockquote className="text-balance">
              <p className="whitespace-pre-line">{words}</p>
            </blockquote>
            <p className="mt-4 border-t border-line pt-4">
              <strong className="font-display text-h3 font-normal">{name}</strong>
              {role ? <span className="block text-small text-muted">{role}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
