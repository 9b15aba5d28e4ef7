import { useId, type ReactNode } from 'react'

interface ExternalLinkProps {
  href: string
  /** Absolute addresses that the browser reports when the link is followed. */
  ping?: string | undefined
  className?: string
  children: ReactNode
}

/** Opens a new tab and says so to assistive technology, in the description and not in the name of the link. */
export function ExternalLink({ href, ping, className, children }: ExternalLinkProps) {
  const hint = useId()
  return (
    <a href={href} target="_blank" rel="noopener" ping={ping} className={className} aria-describedby={hint}>
      {children}
      <span id={hint} hidden>
        Opens in a new tab
      </span>
    </a>
  )
}
