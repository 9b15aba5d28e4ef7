import { adminContract } from './admin/router.ts'
import { blogsContract } from './blogs.ts'
import { categoriesContract } from './categories.ts'
import { heroImagesContract } from './hero-images.ts'
import { hostsContract } from './hosts.ts'
import { regionsContract } from './regions.ts'
import { searchContract } from './search.ts'
import { siteContract } from './site.ts'
import { testimonialsContract } from './testimonials.ts'
import { tripsContract } from './trips.ts'

export const contract = {
  site: siteContract,
  categories: categoriesContract,
  trips: tripsContract,
  regions: regionsContract,
  testimonials: testimonialsContract,
  blogs: blogsContract,
  heroImages: heroImagesContract,
  hosts: hostsContract,
  search: searchContract,
  admin: adminContract,
}

export type Contract = typeof contract
