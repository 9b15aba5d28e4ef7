import type { CategoryName } from './types.ts'

/** The first one is active. */
export const heroPictures = [
  { file: 'hero-himalaya-dawn.jpg', title: 'Dawn over the Himalaya' },
  { file: 'hero-backwaters-dusk.jpg', title: 'Dusk on the backwaters' },
  { file: 'hero-desert-stars.jpg', title: 'Stars over the Thar' },
]

export const categoryPictures: Record<CategoryName, string> = {
  'Wildlife Escapes': 'category-wildlife-escapes.jpg',
  'Wellness Retreats': 'category-wellness-retreats.jpg',
  'Signature Stays': 'category-signature-stays.jpg',
  'Offbeat & Immersive': 'category-offbeat-immersive.jpg',
}
