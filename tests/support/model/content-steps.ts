import { expect } from 'vitest'
import { aTripPayload } from '../factories/trip-payload.ts'
import type { BothCatalogues } from './both-catalogues.ts'
import type { Calls } from './random-steps.ts'
import { isTaken, type Row } from './rows.ts'

/** Saves, deletions and the trash. */
export const contentSteps = (both: BothCatalogues) =>
  ({
    'save trip': async ({ status, some, other, isNew }) => {
      const [title, former] = [both.word(), isNew ? null : both.item('trips', some)]
      if (former) {
        const draft_version = await both.draftVersion('trips', former)
        await both.admin.trips.update({ trip_id: former, draft_version, trip_data: { title, status } })
        return both.settled(former, { title, status })
      }
      const vendor = other % 2 === 0 ? both.item('vendors', other) : null
      const { id } = await both.admin.trips.create({ trip_data: aTripPayload({ title, status, vendor_id: vendor }) })
      both.plain.save(id, { entity: 'trips', title, status, vendor })
    },
    'link trip': async ({ some, other }) => {
      const [id, vendor] = [both.item('trips', some), both.item('vendors', other)]
      if (!id) return
      await both.admin.trips.update({ trip_id: id, trip_data: { vendor_id: vendor } })
      both.plain.save(id, { ...both.plain.rows.get(id)!, vendor })
    },
    'save vendor': async ({ some, isNew }) => {
      const [name, former] = [both.word(), isNew ? null : both.item('vendors', some)]
      const vendor_data = { vendor_name: name, region: 'Assam' }
      const { id } = former
        ? await both.admin.vendors.update({ vendor_id: former, vendor_data })
        : await both.admin.vendors.create({ vendor_data })
      both.plain.save(id, { entity: 'vendors', name })
    },
    'save words': async ({ some, other, isNew }) => {
      const [former, trip] = [isNew ? null : both.item('testimonials', some), both.item('trips', other)]
      const name = both.word()
      const testimonial_data = { name, content: 'Quiet.', trip_id: trip }
      const { id } = former
        ? await both.admin.testimonials.update({ testimonial_id: former, testimonial_data })
        : await both.admin.testimonials.create({ testimonial_data })
      both.plain.save(id, { entity: 'testimonials', name, trip })
    },
    'save blog': async ({ slug, status, some, isNew }) => {
      const [title, former] = [both.word(), isNew ? null : both.item('blogs', some)]
      const blog_data = { title, slug, body: '<p>Rain.</p>', status }
      const row: Row = { entity: 'blogs', title, slug, status }
      const isRefused = isTaken(both.plain.rows, former ?? '', row)
      const call = former
        ? both.admin.blogs.update({
            blog_id: former,
            draft_version: await both.draftVersion('blogs', former),
            blog_data,
          })
        : both.admin.blogs.create({ blog_data })
      if (isRefused) return void (await expect(call).rejects.toMatchObject({ code: 'SLUG_TAKEN' }))
      const { id } = await call
      if (former) both.settled(former, row)
      else both.plain.save(id, row)
    },
    'save hero image': async ({ some, isNew, active }) => {
      const [title, former] = [both.word(), isNew ? null : both.item('hero_images', some)]
      if (former) {
        await both.admin.heroImages.update({ hero_image_id: former, title, is_active: active })
        both.plain.save(former, { ...both.plain.rows.get(former)!, title })
        return both.plans.show(former, active)
      }
      const hero_image_data = { title, image_url: both.picture, alt: 'A peak' }
      const { id } = await both.admin.heroImages.create({ hero_image_data })
      both.plain.save(id, { entity: 'hero_images', title, active: false })
      both.plans.show(id, true)
    },
    'save category': async ({ some }) => {
      const [id, title] = [both.item('categories', some)!, both.word()]
      const draft_version = await both.draftVersion('categories', id)
      const category_data = { title, description: 'Quiet.' }
      await both.admin.categories.update({ category_id: id, draft_version, category_data, overwrite: true })
      both.settled(id, { title })
    },
    delete: async ({ some }) => {
      const entities = ['trips', 'vendors', 'testimonials', 'blogs', 'hero_images'] as const
      const id = both.pick(
        entities.flatMap((entity) => both.plain.ids(entity)),
        some,
      )
      if (!id) return
      const { admin } = both.test.adminApi
      const deletions = {
        trips: () => admin.trips.delete({ trip_id: id }),
        vendors: () => admin.vendors.delete({ vendor_id: id }),
        testimonials: () => admin.testimonials.delete({ testimonial_id: id }),
        blogs: () => admin.blogs.delete({ blog_id: id }),
        hero_images: () => admin.heroImages.delete({ hero_image_id: id }),
      }
      await deletions[both.plain.rows.get(id)!.entity as (typeof entities)[number]]()
      both.plain.remove(id)
    },
    restore: async ({ some }) => {
      const id = both.pick([...both.plain.trash().keys()], some)
      if (!id) return
      await both.admin.trash.restore({ entity: both.trashed(id), item_id: id })
      both.plain.restore(id)
    },
    purge: async ({ some }) => {
      const id = both.pick([...both.plain.trash().keys()], some)
      if (!id) return
      await both.admin.trash.purge({ entity: both.trashed(id), item_id: id })
      both.plain.purge(id)
      both.purged = true
      // A change without anything that could be undone.
      await both.newChanges()
    },
  }) satisfies Partial<Calls>
