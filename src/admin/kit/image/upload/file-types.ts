import type { Bucket } from '#contract/pictures.ts'

const photoTypes = ['image/jpeg', 'image/png']

function takesPhotosOnly(bucket: Bucket): boolean {
  return bucket === 'trip-images' || bucket === 'blog-images'
}

/**
 * For the `accept` attribute: a phone then offers its photos, and converts its own format to JPEG. Hero and category
 * images may be any image (specification 5).
 */
export function acceptedTypes(bucket: Bucket): string[] {
  return takesPhotosOnly(bucket) ? photoTypes : ['image/*']
}

export function hasAllowedType(bucket: Bucket, { type }: File): boolean {
  return takesPhotosOnly(bucket) ? ['image/jpg', ...photoTypes].includes(type) : type.startsWith('image/')
}

/** Whether a file claims to be an image; phones and desktops give some of their formats no type. */
export function isImage({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(?:heic|heif|webp|avif|gif|bmp|tiff?)$/i.test(name)
}

const storedTypes = [...photoTypes, 'image/jpg', 'image/webp', 'image/avif', 'image/gif']

/** Whether a picture is in a format that is not stored in the bucket, so that it would have to be converted. */
export function needsConversion(bucket: Bucket, file: File): boolean {
  return isImage(file) && !(storedTypes.includes(file.type) && hasAllowedType(bucket, file))
}
