import type { CategoryName } from '#values/categories.ts'
import { Breadcrumbs } from '../shell/links/breadcrumbs.tsx'
import { useQuery } from '../shell/queries/use-query.ts'
import { categoryDescription, landingText } from './category-head.ts'
import { categoryQuery } from './category-queries.ts'

/** Longer titles (in characters) are set smaller, to take only a few lines. */
const longTitle = 32

export interface CategoryWordsProps {
  name: CategoryName
  region: string | undefined
  tripsOfRegion: number
}

/** A region with several trips has its own heading and text. */
export function CategoryWords({ name, region, tripsOfRegion }: CategoryWordsProps) {
  const category = useQuery(categoryQuery(name))
  const landing = landingText(category, region, tripsOfRegion)
  const title = landing ? `${category.title} in ${region}` : category.title
  return (
    <div className="lg:w-[42%]">
      <Breadcrumbs parent={{ label: 'Experiences' }} />
      <h1 className={`mt-1 wrap-break-word ${title.length > longTitle ? 'text-h2' : 'text-h1'}`}>{title}</h1>
      <p className="mt-5 max-w-measure text-lead lg:mt-7">{landing ?? categoryDescription(category)}</p>
    </div>
  )
}
