import { asText, asValue, historyKind } from '../shell/history/history-kind.ts'

export interface PictureValues {
  alt: string
  focal_x: number
  focal_y: number
}

export const pictureHistory = historyKind<'pictures', PictureValues>((version) => version, {
  alt: {
    label: 'Alternative text',
    shown: ({ alt }) => asText(alt),
    take: (form, { alt }) => ({ ...form, alt }),
  },
  focal_x: {
    label: 'Focal point',
    shown: ({ focal_x, focal_y }) => asValue(`${percent(focal_x)} from the left, ${percent(focal_y)} from the top`),
    take: (form, { focal_x, focal_y }) => ({ ...form, focal_x, focal_y }),
  },
  focal_y: { with: 'focal_x' },
})

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
