import { adminMessages } from './messages.ts'
import type { Bucket } from './pictures.ts'

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
