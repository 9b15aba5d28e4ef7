import type { ReactNode } from 'react'

interface TripSectionProps {
  /** Of the section's heading, unique on the page. */
  id: string
  heading: string
  /** Stands beside another: its heading is smaller. */
  half?: boolean
  children: ReactNode
}

/** A part of a trip's page under a heading of its own. */
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

/** Stands where an admin has not filled a list. */
export function TripFallback({ children }: { children: string }) {
  return <p className="mt-6 max-w-measure text-muted">{children}</p>
}
