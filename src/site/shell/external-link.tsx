import { useId, type ReactNode } from 'react'

interface ExternalLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link to another website, in a new tab; says so to those who do not see it happen, without changing its name. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const hint = useId()
  return (
    <a href={href} target="_blank" rel="noopener" className={className} aria-describedby={hint}>
      {children}
      <span id={hint} hidden>
        Opens in a new tab
      </span>
    </a>
  )
}
