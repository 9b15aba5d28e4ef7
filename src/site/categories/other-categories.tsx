import { Link } from '@tanstack/react-router'
import { Picture } from '#ui/picture.tsx'
import { categoryRoute, type CategoryName } from '#values/categories.ts'
import { formatJourneys } from '#values/format/counts.ts'
import { AllJourneys } from '../shell/all-journeys.tsx'
import { useQuery } from '../shell/queries/use-query.ts'
import { categoriesQuery } from './category-queries.ts'

const sizes = '(width >= 40rem) 30vw, 95vw'

/** The way on from the end of a category. */
export function OtherCategories({ name }: { name: CategoryName }) {
  const others = useQuery(categoriesQuery).filter((category) => category.name !== name)
  return (
    <section className="band no-print bg-sand" aria-labelledby="others-heading">
      <div className="page-width">
        <h2 id="others-heading" className="text-h2">
          Or another way to go
        </h2>
        <ul className="mt-8 grid gap-8 sm:grid-cols-3 lg:mt-12 lg:gap-10">
          {others.map(({ id, name: other, title, featured_picture, trips }) => (
            <li key={id}>
              <Link to="/category/$category" params={{ category: categoryRoute(other) }} className="group block">
                {featured_picture ? (
                  <Picture picture={featured_picture} sizes={sizes} alt="" className="lift-picture aspect-3/2" />
                ) : null}
                <span className="mt-4 block font-display text-h3 group-hover:text-madder">{title}</span>
                {trips > 0 ? <span className="mt-1 block text-muted">{formatJourneys(trips)}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-10">
          <AllJourneys />
        </p>
      </div>
    </section>
  )
}
