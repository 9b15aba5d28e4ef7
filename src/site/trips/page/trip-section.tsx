import type { ReactNode } from 'react'

interface TripSectionProps {
  /** Id of the heading, unique on the page. */
  id: string
  heading: string
  /** Placed beside another section, with a smaller heading. */
  half?: boolean
  children: ReactNode
}

export function TripSection({ id, heading, half = false, children }: TripSectionProps) {
  return (
    <section aria-labelledby={id} className="trip-section">
      <h2
        id={id}
        className={half ? 'text-[clamp(1.75rem,1.4rem+1.2vw,2.375rem)] leading-[1.1] tracking-[-0.012em]' : 'text-h2'}
      >
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** Text for a list that is empty. */
export function TripFallback({ children }: { children: string }) {
  return <p className="mt-6 max-w-measure text-muted">{children}</p>
}
