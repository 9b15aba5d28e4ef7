import type { ChangedEntity } from '#contract/admin/changes/changes.ts'

/** One item of a content type, and the content type as a filter. */
export const entityLabels: Record<ChangedEntity, { one: string; many: string }> = {
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
