import { useSuspenseQuery } from '@tanstack/react-query'
import { Picture } from '#ui/picture.tsx'
import type { CategoryName } from '#values/categories.ts'
import { categoryDescription } from './category-head.ts'
import { categoryQuery } from './category-queries.ts'

const frame = 'relative lg:grid lg:min-h-[min(36rem,70svh)]'
const pictureFrame = 'aspect-[3/2] sm:aspect-[2/1] lg:absolute lg:inset-y-0 lg:right-0 lg:left-[50%] lg:aspect-auto'
const words = 'page-width py-10 sm:py-14 lg:grid lg:content-end lg:py-16'

/** Title and description of a category, with its picture out to the edge of the screen. */
export function CategoryHeader({ name }: { name: CategoryName }) {
  const { data: category } = useSuspenseQuery(categoryQuery(name))
  const { title, featured_picture } = category
  return (
    <header className={`${frame} border-b border-line`}>
      {featured_picture ? (
        <Picture picture={featured_picture} sizes="(width >= 64rem) 55vw, 100vw" eager className={pictureFrame} />
      ) : null}
      <div className={words}>
        <div className={featured_picture ? 'lg:w-[42%]' : 'max-w-4xl'}>
          <p className="eyebrow text-madder">Experiences</p>
          <h1 className="mt-4 text-h1 wrap-break-word">{title}</h1>
          <p className="mt-5 max-w-measure text-lead lg:mt-7">{categoryDescription(category)}</p>
        </div>
      </div>
    </header>
  )
}

/** The shape of the header before its category is here. */
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
