import type { ChangedNoun } from '#contract/admin/changes/changes.ts'

/** One thing of a noun, and the noun as a filter. */
export const nounLabels: Record<ChangedNoun, { one: string; many: string }> = {
  trips: { one: 'Trip', many: 'Trips' },
  vendors: { one: 'Vendor', many: 'Vendors' },
  blogs: { one: 'Blog', many: 'Blogs' },
  testimonials: { one: 'Testimonial', many: 'Testimonials' },
  hero_images: { one: 'Hero image', many: 'Hero images' },
  categories: { one: 'Category', many: 'Categories' },
  regions: { one: 'Region', many: 'Regions' },
  pictures: { one: 'Picture', many: 'Pictures' },
  site_settings: { one: 'Settings', many: 'Settings' },
  account: { one: 'Account', many: 'Account' },
}
