import type { ComponentType } from 'react'
import type { FoundItem, SearchedItem, Item } from '#contract/admin/search.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import * as icons from '../layout/admin-icons.tsx'
import { entityLabels } from '../layout/entity-labels.ts'

/** Where an entity's items are edited, and how they are shown among others. */
const places: Record<SearchedItem, { path: string; Icon: ComponentType }> = {
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

export function iconOf(entity: SearchedItem): ComponentType {
  return places[entity].Icon
}

export function labelsOf(entity: SearchedItem): { one: string; many: string } {
  return entity === 'enquiries' ? { one: 'Enquiry', many: 'Enquiries' } : entityLabels[entity]
}

/** @returns the link to its form. */
export function formLink({ entity, id }: Item): { to: string; search: Record<string, string> } {
  return { to: places[entity].path, search: { edit: id } }
}

export function formAddress({ entity, id }: Item): string {
  return `${places[entity].path}?${new URLSearchParams({ edit: id }).toString()}`
}

/** @returns the item whose form an address shows, or null. */
export function itemAt(pathname: string, edit: string | undefined): Item | null {
  const entry = Object.entries(places).find(([, { path }]) => path === pathname)
  return entry && edit ? { entity: entry[0] as SearchedItem, id: edit } : null
}

/** A detail that distinguishes it from others of the same name, and whether it is public. */
export function detailOf({ entity, detail, is_public }: FoundItem): string | null {
  return entity === 'hero_images' && is_public ? 'On the home page' : detail
}

/** Whether every typed word begins one of its words. */
export function hasWords({ label, words = '' }: { label: string; words?: string }, typed: string): boolean {
  const own = wordsIn(`${label} ${words}`)
  return wordsIn(typed).every((word) => own.some((each) => each.startsWith(word)))
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}
