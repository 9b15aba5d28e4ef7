import { Link, type LinkProps } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { buttonStyles } from '#ui/button-styles.ts'
import { formatTrips } from '#values/format/counts.ts'

/** Id of the count line, from which on a list of trips follows. */
export const tripsAnchor = 'trips'

interface FacetSheetProps {
  label: string
  /** Number of trips that match the choices. */
  total: number
  /** The list as it is chosen, at its first page. */
  list: LinkProps
  /** Class of the sheet, its button and its content. */
  className?: string
  buttonClass: string
  contentClass: string
  children: ReactNode
}

/**
 * Facets behind a button, with a link on phones that closes them and shows the trips. Without scripts that link loads
 * the first page by its number: the same address would only scroll, and leave the sheet open.
 */
export function FacetSheet(props: FacetSheetProps) {
  const { label, total, list, className = '', buttonClass, contentClass, children } = props
  return (
    <details className={`disclosure ${className}`}>
      <summary className={buttonClass}>{label}</summary>
      <div className={contentClass}>
        {children}
        <Link
          {...list}
          rel="nofollow"
          onClick={showTrips}
          className={`${buttonStyles.primary} sticky bottom-4 lg:hidden`}
        >
          {`Show ${formatTrips(total)}`}
        </Link>
      </div>
    </details>
  )
}

function showTrips(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  event.currentTarget.closest('details')!.open = false
  const trips = document.getElementById(tripsAnchor)!
  trips.focus({ preventScroll: true })
  trips.scrollIntoView()
}
