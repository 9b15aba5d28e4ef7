import type { ComponentType } from 'react'
import type { FoundThing, SearchedThing, Thing } from '#contract/admin/search.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import * as icons from '../layout/admin-icons.tsx'
import { nounLabels } from '../list/noun-labels.ts'

/** Where a noun's things are edited, and how they are shown among others. */
const places: Record<SearchedThing, { path: string; Icon: ComponentType }> = {
  trips: { path: adminPaths.trips, Icon: icons.Trips },
  vendors: { path: adminPaths.vendors, Icon: icons.Vendors },
  blogs: { path: adminPaths.blogs, Icon: icons.Blogs },
  categories: { path: adminPaths.categories, Icon: icons.Categories },
  regions: { path: adminPaths.regions, Icon: icons.Regions },
  testimonials: { path: adminPaths.testimonials, Icon: icons.Testimonials },
  hero_images: { path: adminPaths.heroImages, Icon: icons.HeroImages },
  enquiries: { path: adminPaths.enquiries, Icon: icons.Enquiries },
  pictures: { path: adminPaths.pictures, Icon: icons.Pictures },
}

export function iconOf(noun: SearchedThing): ComponentType {
  return places[noun].Icon
}

export function labelsOf(noun: SearchedThing): { one: string; many: string } {
  return noun === 'enquiries' ? { one: 'Enquiry', many: 'Enquiries' } : nounLabels[noun]
}

/** @returns the address of its form. */
export function formAddress({ noun, id }: Thing): string {
  return `${places[noun].path}?${new URLSearchParams({ edit: id }).toString()}`
}

/** @returns the thing whose form an address shows, or null. */
export function thingAt(pathname: string, edit: string | undefined): Thing | null {
  const entry = Object.entries(places).find(([, { path }]) => path === pathname)
  return entry && edit ? { noun: entry[0] as SearchedThing, id: edit } : null
}

/** What tells it from others of the same name, and whether the public sees it. */
export function detailOf({ noun, detail, is_public }: FoundThing): string | null {
  return noun === 'hero_images' && is_public ? 'On the home page' : detail
}
