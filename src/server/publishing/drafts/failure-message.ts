import { adminMessages } from '#contract/messages.ts'

const { blogs, schedules } = adminMessages

const byCode: Record<string, string> = {
  PICTURE_NOT_FOUND: schedules.pictureGone,
  VENDOR_NOT_FOUND: schedules.vendorGone,
  CHOSEN_TRIP_NOT_FOUND: schedules.tripGone,
  SLUG_TAKEN: blogs.slugTaken,
  TRIP_NOT_FOUND: schedules.gone,
  BLOG_NOT_FOUND: schedules.gone,
  HERO_IMAGE_NOT_FOUND: schedules.gone,
}

/** @param code of the refusal. */
export function failureMessage(code: string): string {
  return byCode[code] ?? schedules.incomplete
}
