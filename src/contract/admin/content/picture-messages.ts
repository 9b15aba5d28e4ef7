import { adminMessages } from '../../messages.ts'
import type { Bucket } from '../../pictures.ts'

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

/** In any bucket: it begins as a picture, but cannot be decoded. */
export const damagedPicture: PictureMessage = {
  title: 'Damaged file',
  message: 'This file is damaged. Please choose another one.',
}

/** In any bucket, where the browser cannot convert it. */
export const heicPicture: PictureMessage = {
  title: invalidType,
  message:
    'This browser cannot read HEIC: upload from the iPhone itself, or set its Camera > Formats to Most Compatible',
}

/** In any bucket: the image would need too much memory to decode. */
export const tooManyPixels: PictureMessage = {
  title: 'Image too large',
  message: 'Image must have at most 100 megapixels and 30,000 pixels on a side',
}

function typeAndSizeMessages(type: string, size: string): { type: PictureMessage; size: PictureMessage } {
  return { type: { title: invalidType, message: type }, size: { title: tooLarge, message: size } }
}
