import type { ReactNode } from 'react'

interface TripSectionProps {
  /** Of the section's heading, unique on the page. */
  id: string
  heading: string
  className?: string
  children: ReactNode
}

/** A part of a trip's page under a heading of its own. */
export function TripSection({ id, heading, className = '', children }: TripSectionProps) {
  return (
    <section aria-labelledby={id} className={`trip-section ${className}`}>
      <h2 id={id} className="text-h2">
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
