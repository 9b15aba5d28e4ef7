import { Picture } from '#ui/picture.tsx'
import { PalmDrawing } from '../shell/brand/palm-drawing.tsx'
import { useQuery } from '../shell/queries/use-query.ts'
import { categoryQuery } from './category-queries.ts'
import type { CategoryName } from '#values/categories.ts'
import { Breadcrumbs } from '../shell/links/breadcrumbs.tsx'
import { categoryDescription, landingText } from './category-head.ts'

/** Longer titles (in characters) are set smaller, to take only a few lines. */
const longTitle = 32

interface CategoryWordsProps {
  name: CategoryName
  region: string | undefined
  tripsOfRegion: number
}

/** A region with several trips has its own heading and text. */
function CategoryWords({ name, region, tripsOfRegion }: CategoryWordsProps) {
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

const frame = 'relative lg:grid lg:min-h-[min(36rem,56svh)]'
const pictureFrame =
  'low-picture aspect-[3/2] sm:aspect-[2/1] lg:absolute lg:inset-y-0 lg:right-0 lg:left-[50%] lg:aspect-auto'
/** The picture is as tall as the header, so its full width may be more than the half of the screen that it fills. */
const sizes = '(width >= 64rem) max(50vw, min(54rem, 84vh)), 100vw'
const words = 'page-width py-10 sm:py-14 lg:grid lg:content-end lg:py-12'

export function CategoryHeader({ name, region, tripsOfRegion }: CategoryWordsProps) {
  const { featured_picture } = useQuery(categoryQuery(name))
  return (
    <header className={`${frame} border-b border-line`}>
      {featured_picture ? (
        <Picture picture={featured_picture} sizes={sizes} priority className={pictureFrame} />
      ) : (
        <div className={`max-lg:hidden ${pictureFrame} overflow-hidden bg-sand`}>
          <PalmDrawing className="absolute inset-x-0 bottom-0 mx-auto w-[92%] text-madder/60" />
        </div>
      )}
      <div className={words}>
        <CategoryWords name={name} region={region} tripsOfRegion={tripsOfRegion} />
      </div>
    </header>
  )
}

export function CategoryHeaderSkeleton() {
  return (
    <div className={`${frame} border-b border-line`} aria-hidden="true">
      <div className={`bg-line ${pictureFrame}`} />
      <div className={words}>
        <div className="lg:w-[42%]">
          <div className="h-12 w-4/5 bg-line lg:h-20" />
          <div className="mt-7 h-4 bg-line" />
          <div className="mt-3 h-4 w-3/4 bg-line" />
        </div>
      </div>
    </div>
  )
}
