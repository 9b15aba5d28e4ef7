import { fixedPictureFiles, type FixedPictureSource } from '../shell/fixed-picture.tsx'

export const mapHands: FixedPictureSource = {
  files: fixedPictureFiles(
    import.meta.glob<string>('./pictures/map-hands-*', { query: '?url', import: 'default', eager: true }),
  ),
  width: 1440,
  height: 960,
  color: '#282868',
  focus: 'focus-x-50 focus-y-50',
  alt: 'Two open, henna-patterned palms hold a small glowing landscape of mountains, temple, palms and river.',
}
