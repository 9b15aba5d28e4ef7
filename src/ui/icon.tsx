import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

/**
 * Creates a line icon drawn on 24 units, 1.25rem large unless `className` sets a size. Always decorative: hidden from
 * assistive technology.
 */
export function icon(name: string, drawing: ReactNode) {
  function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        className={`shrink-0 ${className}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    )
  }
  Icon.displayName = name
  return Icon
}
