import { BlogNotFound } from '#site/blogs/blog-not-found.tsx'
import { CategoryNotFoundPage } from '#site/categories/category-not-found.tsx'
import { HostNotFound } from '#site/hosts/host-not-found.tsx'
import { NotFoundPage } from '#site/shell/notices/not-found-page.tsx'
import { WhereTo } from '#site/trips/card/where-to.tsx'
import { TripNotFound } from '#site/trips/page/trip-not-found.tsx'

/** Pages that were not found, loaded only then; below each, where to go instead. */

export function UnknownPage() {
  return (
    <>
      <NotFoundPage />
      <WhereTo />
    </>
  )
}

export function UnknownCategory() {
  return (
    <>
      <CategoryNotFoundPage />
      <WhereTo />
    </>
  )
}

export function UnknownTrip({ data }: { data?: unknown }) {
  return (
    <>
      <TripNotFound message={(data as { message?: string } | undefined)?.message} />
      <WhereTo />
    </>
  )
}

export function UnknownStory() {
  return (
    <>
      <BlogNotFound />
      <WhereTo />
    </>
  )
}

export function UnknownHost() {
  return (
    <>
      <HostNotFound />
      <WhereTo />
    </>
  )
}
