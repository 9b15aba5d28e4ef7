import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface BreadcrumbsProps {
  /** The page above the shown one: its link, or words where it is a group of the navigation. */
  parent: { label: string; link?: LinkProps }
}

const style =
  'inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors duration-(--duration-calm) hover:decoration-current'

/** The way here, over the heading, which names the page itself. */
export function Breadcrumbs({ parent: { label, link } }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="eyebrow flex flex-wrap items-center text-madder">
        <Crumb className="crumb-home no-print">
          <Link to="/" className={`text-muted ${style}`}>
            Home
          </Link>
          <span aria-hidden="true" className="mx-2 text-muted">
            /
          </span>
        </Crumb>
        <Crumb>
          {link ? (
            <Link {...link} className={style}>
              {label}
            </Link>
          ) : (
            label
          )}
        </Crumb>
      </ol>
    </nav>
  )
}

function Crumb({ className = '', children }: { className?: string; children: ReactNode }) {
  return <li className={`inline-flex min-h-11 items-center ${className}`}>{children}</li>
}
