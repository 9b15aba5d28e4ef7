import { fixedPictureFiles, type FixedPictureSource } from '../shell/fixed-picture.tsx'

export const hostVerandah: FixedPictureSource = {
  files: fixedPictureFiles(
    import.meta.glob<string>('./pictures/host-verandah-*', { query: '?url', import: 'default', eager: true }),
  ),
  width: 1440,
  height: 960,
  color: '#789848',
  focus: 'focus-x-60 focus-y-60',
  alt: 'A host in a madder sari welcomes guests from a pillared verandah with a swing, lamps and a flowering garden.',
}
