import { Link } from '@tanstack/react-router'
import { categoryLinks } from '#site/shell/navigation/navigation-links.ts'
import { FeaturedInstead } from './featured-instead.tsx'

/** Below a page that was not found: the categories, and three trips. */
export function WhereTo() {
  return (
    <section className="band no-print bg-sand" aria-labelledby="where-to-heading">
      <div className="page-width">
        <h2 id="where-to-heading" className="text-h2">
          Where to instead
        </h2>
        <ul className="mt-5 flex flex-wrap gap-x-8">
          {categoryLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-11 items-center font-semibold">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <FeaturedInstead />
      </div>
    </section>
  )
}
