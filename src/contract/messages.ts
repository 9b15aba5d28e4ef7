import { formatCount as count } from '#values/format/counts.ts'
import { passwordLinkMessages } from './admin/first-run/password-link-messages.ts'
import { regionMessages } from './admin/regions/region-messages.ts'
import { sampleMessages } from './admin/first-run/sample-messages.ts'
import type { Bucket } from './pictures.ts'

/** Texts of the back office, verbatim (specification 5 and 8): toasts, field messages and typed errors. */
export const adminMessages = {
  titles: { error: 'Error', success: 'Success', invalidType: 'Invalid file type', tooLarge: 'File too large' },
  login: {
    failedTitle: 'Login Failed',
    failed: 'Invalid credentials',
    successTitle: 'Login Successful',
    success: 'Welcome to the admin dashboard.',
    tooManyAttempts: 'Too many attempts. Please try again in a few minutes.',
    busy: 'The server is busy. Please try again in a moment.',
  },
  account: { commonPassword: 'This password is easy to guess. Please choose another one.' },
  passwordLink: passwordLinkMessages,
  upload: { failedTitle: 'Upload failed', failed: 'Failed to upload image. Please try again.' },
  shrink: {
    unreadable: 'This browser cannot read this file as a picture. Please choose another one.',
    tooLarge: 'This picture could not be made small enough. Please choose another one.',
  },
  history: {
    notFound: 'This version is not kept any more',
    pictureGone: 'This picture no longer exists',
    cannotTake: 'It cannot be taken over',
    picturesGone: (count: number) => (count === 1 ? '1 picture no longer exists' : `${count} pictures no longer exist`),
    vendorGone: 'This vendor no longer exists',
    tripGone: 'This trip no longer exists',
    taken: (which: string) => `Taken from the version ${which}. Not saved yet.`,
  },
  previews: {
    notFound: 'This preview has ended. Please open it again',
    tooLong: 'This is too long for a preview',
    failed: 'The preview could not be shown',
    shared: 'Link made',
    shareFailed: 'The link could not be made',
    revoked: 'Link revoked',
    revokeFailed: 'The link could not be revoked',
    listFailed: 'The links did not load',
    copied: 'Link copied',
    copyFailed: 'Please copy the link from its field',
  },
  checks: { failed: 'This could not be noted' },
  regions: regionMessages,
  sample: sampleMessages,
  trips: {
    createFailed: 'Failed to create trip',
    updateFailed: 'Failed to update trip',
    deleteFailed: 'Failed to delete trip',
    created: 'Trip created successfully',
    updated: 'Trip updated successfully',
    deleted: 'Trip deleted successfully',
    notFound: 'This trip no longer exists',
    duplicated: 'Trip duplicated as a draft',
    duplicateFailed: 'Failed to duplicate trip',
    orderTaken: 'The trip has an image at this place already',
    price: 'Price must be whole rupees from ₹1 to ₹10,00,00,000',
    duration: 'Duration must be 1 to 365 whole days',
    linesFull: (left: number) =>
      `A list has at most 50 entries; ${left === 1 ? '1 line was' : `${left} lines were`} left out`,
    noRoom: 'No place was left for it',
    imagesFull: 'A trip has at most 4 additional images; the others were left out',
  },
  vendors: {
    required: 'Vendor name and region are required',
    createFailed: 'Failed to create vendor',
    updateFailed: 'Failed to update vendor',
    deleteFailed: 'Failed to delete vendor',
    created: 'Vendor created successfully',
    updated: 'Vendor updated successfully',
    deleted: 'Vendor deleted successfully',
    notFound: 'This vendor no longer exists',
    duplicated: 'Vendor duplicated',
    duplicateFailed: 'Failed to duplicate vendor',
    socialLink: 'Links must begin with http:// or https://',
    years: 'Years of experience must be at most 200',
    trips: 'Number of trips must be at most 10,00,000',
    countAsZero: 'Not a number: it is saved as 0',
    rating: 'Rating must be between 1 and 5 in steps of 0.1',
  },
  blogs: {
    createFailed: 'Failed to create blog',
    updateFailed: 'Failed to update blog',
    deleteFailed: 'Failed to delete blog',
    created: 'Blog created successfully',
    updated: 'Blog updated successfully',
    deleted: 'Blog deleted successfully',
    notFound: 'This blog no longer exists',
    duplicated: 'Blog duplicated as a draft',
    duplicateFailed: 'Failed to duplicate blog',
    slugTaken: 'Another blog has this slug; please choose a different one',
    slugRequired: 'Please enter a slug of letters a-z, digits and hyphens',
    bodyRequired: 'Blog content is required to publish',
    bodyTooLong: 'Blog content is too long',
    tagRepeated: 'Each tag can be added only once',
    tripRepeated: 'Each trip can be chosen only once',
    tripGone: 'One of the chosen trips no longer exists',
  },
  testimonials: {
    saveFailed: 'Failed to save testimonial',
    deleteFailed: 'Failed to delete testimonial',
    created: 'Testimonial created successfully',
    updated: 'Testimonial updated successfully',
    deleted: 'Testimonial deleted successfully',
    notFound: 'This testimonial no longer exists',
  },
  heroImages: {
    titleRequired: 'Please enter an image title',
    fileRequired: 'Please select an image file',
    tooLarge: 'Image size must be less than 5MB',
    uploadFailed: 'Failed to upload hero image',
    notStored: 'The picture could not be stored. Please try again.',
    updated: 'Hero image updated successfully',
    updateFailed: 'Failed to update hero image',
    statusFailed: 'Failed to update hero image status',
    deleteFailed: 'Failed to delete hero image',
    uploaded: 'Hero image uploaded successfully',
    statusUpdated: 'Hero image status updated',
    deleted: 'Hero image deleted successfully',
    notFound: 'This hero image no longer exists',
  },
  categories: {
    uploadFailed: 'Failed to upload image',
    removeFailed: 'Failed to remove image',
    updateFailed: 'Failed to update category',
    imageUpdated: 'Category image updated successfully',
    imageRemoved: 'Category image removed successfully',
    updated: 'Category updated successfully',
    notFound: 'This category does not exist',
  },
  editions: {
    saved: 'Draft saved; the site stays as it is',
    saveFailed: 'Failed to save draft',
    discarded: 'Draft discarded',
    discardFailed: 'Failed to discard draft',
    tooLong: 'This is too long to be kept',
    refused: 'Some fields need a correction before this can be published',
    itemNotFound: 'This no longer exists',
  },
  schedules: {
    set: 'Scheduled',
    setFailed: 'Failed to schedule',
    cancelled: 'Schedule cancelled',
    cancelFailed: 'Failed to cancel the schedule',
    past: 'Please choose a time that is still to come',
    order: 'Unpublishing must come after publishing',
    timeRequired: 'Please choose a day and a time',
    gone: 'It no longer existed when it was due',
    pictureGone: 'One of its pictures was no longer stored when it was due',
    vendorGone: 'Its vendor no longer existed when it was due',
    tripGone: 'One of its trips no longer existed when it was due',
    incomplete: 'Some fields needed a correction when it was due',
  },
  changes: {
    notFound: 'This change is no longer stored',
    pinned: 'This change stays for ever',
    unpinned: 'This change goes when its time has come',
    pinFailed: 'Failed to pin the change',
  },
  pictures: {
    updateFailed: 'Failed to update picture',
    deleteFailed: 'Failed to delete picture',
    updated: 'Picture updated successfully',
    deleted: 'Picture deleted successfully',
    unusedDeleted: (count: number) => `${count === 1 ? '1 picture' : `${count} pictures`} deleted`,
    inUse: 'This picture is in use and cannot be deleted',
    gone: 'This picture is no longer stored',
  },
  undo: {
    done: 'The change was undone',
    failed: 'The change could not be undone',
    notFound: 'This change is no longer kept',
    already: 'This change was undone already',
    never: 'This change cannot be undone',
    conflict: (label: string, reasons: string[]) => `Nothing was undone. ${label}: ${reasons.join('; ')}.`,
    reasons: {
      deleted: 'deleted since',
      there: 'it is there again',
      pictures: 'its pictures were changed since',
      draft: 'its draft was changed since',
      draftGone: 'its draft was published or discarded since',
      schedule: 'what is scheduled for it was changed since',
      scheduleGone: 'what was scheduled for it was done or cancelled since',
      draftThere: 'it has another draft since',
      scheduleThere: 'something else is scheduled for it since',
      due: 'the time that was scheduled has come since',
      inUse: 'it is used since',
      address: (slug: string, other: string) => `the address ${slug} belongs to “${other}” since`,
      active: (other: string) => `“${other}” is shown on the home page since`,
      noPicture: 'its picture is no longer stored',
      scheduled: 'it is scheduled since',
      taken: 'something else has taken its place since',
      nothing: 'all of it was changed since',
    },
  },
  trash: {
    restoreFailed: 'It could not be restored',
    purgeFailed: 'It could not be deleted for ever',
    emptyFailed: 'The trash could not be emptied',
    notThere: 'This is no longer in the trash',
    refused: (reason: string) => `It could not be restored: ${reason}`,
    restored: (label: string) => `“${label}” is back`,
    restoredDraft: (label: string) => `“${label}” is back as a draft`,
    restoredInactive: (label: string) => `“${label}” is back, and not shown on the home page`,
    purged: (label: string) => `“${label}” is deleted for ever`,
    emptied: (things: number) => `${things === 1 ? '1 thing is' : `${count(things)} things are`} deleted for ever`,
    notes: {
      vendor: 'Its vendor no longer exists and was left out.',
      trip: 'Its trip no longer exists: it is a general one now.',
      pictures: 'Pictures that are no longer stored were left out.',
      schedule: 'What was scheduled is not scheduled any more.',
      scheduleGone: 'What was scheduled was done or cancelled since.',
      address: (slug: string) => `Its address is ${slug} now, since another story has the former one.`,
      skipped: (label: string) => `“${label}” was changed since and stays as it is.`,
    },
  },
  fields: {
    required: 'This field is required',
    controlCharacters: 'Must not contain control characters',
    tooLong: (max: number, length: number) => `At most ${count(max)} characters; this has ${count(length)}`,
    tooMany: (max: number, length: number) => `At most ${count(max)} entries; this has ${count(length)}`,
    damagedText: 'Contains a damaged character; please type it again',
    notJson: 'Must be a text, a number, true, false, a list or an object',
    fieldName: 'Has a field whose name cannot be stored',
    tooDeep: 'Is nested too deeply',
    tooManyValues: 'Has too many values',
    day: 'Please enter a day as 2026-03-31',
    month: 'Please enter a month as 2026-03',
  },
  diskFull: {
    code: 'INSUFFICIENT_STORAGE',
    message: 'There is no room left on the server’s disk. Nothing was lost here: free some space and save again.',
  },
  idempotency: {
    reused: 'This Idempotency-Key was used before with another call or another input',
    malformed: 'Idempotency-Key must be 1 to 200 visible ASCII characters',
  },
  versionConflict: 'This was changed elsewhere since you opened it',
  pictureNotFound: 'This picture is no longer stored; please upload it again',
} as const

export interface PictureMessage {
  title: string
  message: string
}

const { invalidType, tooLarge } = adminMessages.titles
const photo = (limit: '1MB' | '2MB') => `Image must be JPG, JPEG or PNG and under ${limit}`

/** Rejected uploads by bucket: wrong type, too many bytes. */
export const pictureMessages = {
  'trip-images': typeAndSizeMessages(photo('1MB'), photo('1MB')),
  'blog-images': typeAndSizeMessages(photo('2MB'), photo('2MB')),
  'hero-images': typeAndSizeMessages(adminMessages.heroImages.fileRequired, adminMessages.heroImages.tooLarge),
  'category-images': typeAndSizeMessages('Please select an image file', 'Please select an image smaller than 2MB'),
  'site-images': typeAndSizeMessages('Please select an image file', 'Please select an image smaller than 2MB'),
} satisfies Record<Bucket, { type: PictureMessage; size: PictureMessage }>

/** In any bucket: the image would need too much memory to decode. */
export const tooManyPixels: PictureMessage = {
  title: 'Image too large',
  message: 'Image must have at most 100 megapixels and 30,000 pixels on a side',
}

function typeAndSizeMessages(type: string, size: string): { type: PictureMessage; size: PictureMessage } {
  return { type: { title: invalidType, message: type }, size: { title: tooLarge, message: size } }
}

export const serverMessages = {
  contacts: {
    placeholders: 'Some contacts are placeholders',
    none: 'Visitors cannot reach you yet',
    noneText: 'There is no WhatsApp number, phone number or email address.',
    names: {
      whatsapp_number: 'WhatsApp number',
      phone: 'phone number',
      email: 'email address',
      partner_email: 'email address for partners',
      address: 'postal address',
      application_url: 'link of the partner application',
    },
  },
  disk: {
    low: { title: 'The server’s disk is nearly full', text: 'Free some space soon, or ask for a larger disk.' },
    full: {
      title: 'The server’s disk is full',
      text: 'Nothing can be saved until there is space again. Deleting still works, and readers still see the site.',
    },
    left: (free: string, total: string) => `${free} of ${total} are left.`,
  },
} as const
