import { blogFields } from '#contract/content/blog-fields.ts'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import type { Bucket } from '#contract/pictures.ts'
import { categories, operations, pushDevices, regions } from '#server/platform/db/schema.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import { farFuture } from '#tests/support/factories/draft.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { Db } from '#server/platform/db/database.ts'
import { filledBody, freeText } from '#tests/support/factories/filled-body.ts'
import { newBrowser } from '#tests/support/push-double.ts'
import { proposalInputs } from './proposal-inputs.ts'
import { aTrash, aView, someFiles, somePlans } from './input-rows.ts'

/** The operation ids of writes that take a file instead of JSON. */
export const uploads = ['admin_upload_picture']

/** The operation ids of writes that take nothing, or only an id while a mail server is set up. */
export const withoutInput = ['admin_mail_proposal', 'admin_load_sample_content', 'admin_renew_push_key']

/**
 * An input with all optional fields for every write of the back office, by operation id. Deletions come last, as the
 * others need the records.
 */
export async function adminInputs(db: Db): Promise<Record<string, Record<string, unknown>>> {
  const [trip, vendor, blog, hero] = [await aTrip(db), await aVendor(db), await aBlog(db), await aHeroImage(db)]
  const testimonial = await aTestimonial(db)
  const enquiry = await anEnquiry(db)
  const { keys } = newBrowser()
  // Nothing is sent to an endpoint that is not at a push service.
  const endpoint = 'https://push.hatheli.example/1'
  const [device] = await db
    .insert(pushDevices)
    .values({ endpoint, label: freeText, ...keys })
    .returning()
  const urlIn = async (bucket: Bucket) => (await aPicture(db, { bucket })).url
  const url = await urlIn('trip-images')
  const unused = await urlIn('trip-images')
  const [category] = await db.select().from(categories).limit(1)
  const [change] = await db.select().from(operations).limit(1)
  const [renamed, merged, unusedRegion] = await db.select().from(regions).orderBy(regions.name).limit(3)
  const { undoable, trashed } = await aTrash(db)
  const trip_data = {
    ...filledBody(tripFields, {
      vendor_id: vendor.id,
      featured_image: url,
      trip_images: [{ image_url: url, alt: freeText, caption: freeText }],
      closed_months: [7],
    }),
    host_info: freeText,
  }
  const vendor_data = filledBody(vendorFields, {
    email: 'guide@hatheli.example',
    social_handles: { instagram: 'https://instagram.example/a', facebook: '', website: 'https://guide.example/' },
    portrait: url,
  })
  const blog_data = filledBody(blogFields, {
    slug: 'plain-words',
    featured_image: await urlIn('blog-images'),
    trip_ids: [trip.id],
  })
  const testimonial_data = filledBody(testimonialFields, { trip_id: trip.id, photo: url })
  const version = { updated_at: '2026-11-23T00:00:00.000Z', overwrite: true }
  const base_version = version.updated_at
  const planned = await somePlans(db)
  const files = await someFiles(db)
  const extra = { vendor: (await aVendor(db)).id, view: await aView(db) }
  return {
    admin_create_trip: { trip_data },
    admin_update_trip: { trip_id: trip.id, trip_data, ...version },
    admin_create_trip_image: {
      image_data: { trip_id: trip.id, image_url: url, alt: freeText, caption: freeText, sort_order: 2 },
    },
    admin_create_vendor: { vendor_data },
    admin_update_vendor: { vendor_id: vendor.id, vendor_data, ...version },
    admin_create_blog: { blog_data },
    admin_update_blog: { blog_id: blog.id, blog_data: { ...blog_data, slug: 'other-words' }, ...version },
    admin_create_testimonial: { testimonial_data },
    admin_update_testimonial: { testimonial_id: testimonial.id, testimonial_data, ...version },
    admin_create_hero_image: {
      hero_image_data: { title: freeText, image_url: await urlIn('hero-images'), alt: freeText },
    },
    admin_update_hero_image: { hero_image_id: hero.id, is_active: true, title: freeText, alt: freeText },
    admin_update_category: {
      category_id: category!.id,
      category_data: { title: freeText, description: freeText, featured_image_alt: freeText },
      ...version,
    },
    admin_set_category_image: { category_id: category!.id, featured_image: await urlIn('category-images') },
    admin_create_region: { region_data: { name: freeText, map_id: 'kerala' } },
    admin_update_region: { region_id: renamed!.id, region_data: { name: `${freeText} again`, map_id: null } },
    admin_merge_region: { region_id: merged!.id, into_id: renamed!.id },
    admin_duplicate_trip: { trip_id: trip.id },
    admin_duplicate_blog: { blog_id: blog.id },
    admin_duplicate_vendor: { vendor_id: vendor.id },
    admin_update_settings: {
      section: 'about',
      settings_data: { heading: freeText, values: [{ title: freeText, text: freeText }], more: `<p>${freeText}</p>` },
    },
    admin_update_picture: { image_url: url, picture_data: { alt: freeText, focal_x: 0.25, focal_y: 0.75 } },
    admin_save_draft: {
      ...planned.drafted,
      body: trip_data,
      base_version,
      draft_version: base_version,
      overwrite: true,
    },
    admin_autosave: { ...planned.drafted, body: { values: trip_data, by: freeText }, base_version },
    admin_set_schedule: {
      ...planned.scheduled,
      action: 'publish',
      due_at: farFuture,
      body: trip_data,
      base_version,
    },
    admin_put_preview: { ...planned.drafted, preview_id: planned.preview, body: trip_data },
    admin_share_preview: { preview_id: planned.preview, days: 7 },
    admin_update_enquiry: {
      enquiry_id: enquiry.id,
      enquiry_data: { status: 'answered', notes: freeText },
      ...version,
    },
    ...(await proposalInputs(db)),
    admin_add_push_device: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/1',
      keys,
      label: freeText,
      former: endpoint,
    },
    admin_update_push_device: {
      device_id: device!.id,
      quiet: { from: '22:00', until: '07:00', time_zone: 'Asia/Kolkata' },
    },
    admin_test_push_device: { device_id: device!.id },
    admin_begin_import: { entity: 'trips', format: 'csv', file_name: freeText },
    admin_append_import_part: { import_id: files.sent, part: 0, text: freeText },
    admin_check_import: { import_id: files.whole, parts: 1, create_regions: true, overwrite: true },
    admin_run_import: { import_id: files.checked },
    admin_cancel_task: { task_id: files.task },
    admin_export_chosen: { entity: 'trips', format: 'csv', ids: [trip.id] },
    admin_change_trips: {
      rows: { ids: [trip.id] },
      action: { kind: 'price', percent: 5, step: 100 },
      only_valid: true,
    },
    admin_change_vendors: { rows: { ids: [extra.vendor] }, action: { kind: 'delete' } },
    admin_change_blogs: {
      rows: { ids: [blog.id] },
      action: { kind: 'tag', tag: freeText, add: true },
      only_valid: true,
    },
    admin_change_enquiries: { rows: { ids: [enquiry.id] }, action: { kind: 'status', status: 'closed' } },
    admin_change_testimonials: { rows: { ids: [testimonial.id] }, action: { kind: 'home', on_home: true } },
    admin_order_home_trips: { ids: [trip.id] },
    admin_order_home_testimonials: { ids: [testimonial.id] },
    admin_create_saved_view: { list: 'trips', name: freeText, search: { search: freeText } },
    admin_update_saved_view: { view_id: extra.view, name: `${freeText} again`, search: { search: freeText } },
    admin_dismiss_check: { entity: 'trips', item_id: trip.id, check: 'days' },
    admin_update_first_run: { put_away: true },
    admin_pin_change: { change_id: change!.id, pinned: true },
    admin_revoke_preview_link: { id: planned.link },
    admin_cancel_schedule: { ...planned.other, action: 'unpublish' },
    admin_delete_push_device: { device_id: device!.id },
    admin_delete_saved_view: { view_id: extra.view },
    admin_restore_check: { entity: 'trips', item_id: trip.id, check: 'days' },
    admin_remove_sample_content: { also: [{ entity: 'trips', id: trip.id }] },
    admin_discard_draft: { ...planned.other, kind: 'draft' },
    admin_remove_category_image: { category_id: category!.id },
    admin_delete_picture: { image_url: unused },
    admin_delete_region: { region_id: unusedRegion!.id },
    admin_delete_testimonial: { testimonial_id: testimonial.id },
    admin_delete_enquiry: { enquiry_id: enquiry.id },
    admin_delete_hero_image: { hero_image_id: hero.id },
    admin_delete_blog: { blog_id: blog.id },
    admin_delete_trip: { trip_id: trip.id },
    admin_delete_vendor: { vendor_id: vendor.id },
    admin_delete_unused_pictures: { bucket: 'blog-images' },
    admin_undo_change: { change_id: undoable },
    admin_restore_item: { entity: 'testimonials', item_id: trashed[0] },
    admin_purge_item: { entity: 'testimonials', item_id: trashed[1] },
    admin_empty_trash: { entity: 'testimonials' },
  }
}
