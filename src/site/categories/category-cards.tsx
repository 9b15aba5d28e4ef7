import { Link } from '@tanstack/react-router'
import type { Category } from '#contract/categories.ts'
import { ArrowRight } from '#ui/icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { BrandSign } from '../shell/brand/brand-sign.tsx'
import { categoryRoute, categoryWithoutHomeCard } from '#values/categories.ts'
import { formatJourneys } from '#values/format/counts.ts'
import { AllJourneys } from '../shell/all-journeys.tsx'
import { useQuery } from '../shell/queries/use-query.ts'
import { categoriesQuery } from './category-queries.ts'

/** Cards are upright and pictures are not: cropped at the sides, they are drawn nearly twice as wide as their cards. */
const sizes = '(min-width: 80rem) 50rem, (min-width: 40rem) 60vw, 110vw'

/** A card per category but Signature Stays (specification 2.3). */
export function CategoryCards() {
  const data = useQuery(categoriesQuery)
  const categories = data.filter(({ name }) => name !== categoryWithoutHomeCard)
  if (categories.length === 0) return null
  return (
    <section className="band overflow-hidden" aria-labelledby="experiences-heading">
      <div className="page-width">
        <div className="grid gap-5 lg:grid-cols-12 lg:items-end">
          <h2 id="experiences-heading" className="max-w-[11ch] text-h2 lg:col-span-7">
            Explore by Experience
          </h2>
          <p className="max-w-[36ch] text-lead text-muted lg:col-span-4 lg:col-start-9">
            Begin with how you would like your days to feel, and let the map follow.
          </p>
        </div>
        <ul className="mt-12 grid gap-10 sm:grid-cols-3 sm:gap-5 lg:mt-16 lg:gap-8">
          {categories.map((category) => (
            <li key={category.id} className="sm:nth-2:mt-16 sm:nth-3:mt-6 lg:nth-2:mt-28 lg:nth-3:mt-10">
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
        <p className="mt-10 lg:mt-14">
          <AllJourneys />
        </p>
      </div>
    </section>
  )
}

function CategoryCard({ category }: { category: Category }) {
  const { name, title, description, featured_picture: picture, trips } = category
  return (
    <Link to="/category/$category" params={{ category: categoryRoute(name) }} className="group block">
      {picture ? (
        <Picture picture={picture} sizes={sizes} alt="" className="lift-picture aspect-4/3 sm:aspect-4/5" />
      ) : (
        <span className="grid aspect-4/3 place-items-center bg-sand sm:aspect-4/5">
          <BrandSign className="size-28 text-madder/40" />
        </span>
      )}
      <span className="mt-5 block font-display text-[clamp(1.625rem,1.3rem+1.2vw,2.25rem)] leading-[1.08] group-hover:text-madder lg:mt-6">
        {title}
      </span>
      <span className="mt-3 block text-muted">{description}</span>
      {trips > 0 ? (
        <span className="mt-3 flex items-center gap-2 font-semibold">
          {formatJourneys(trips)}
          <ArrowRight className="nudge size-4" />
        </span>
      ) : null}
    </Link>
  )
}
