import { pageColor } from '#values/pictures/page-color.ts'
import type { PictureFormat } from '#values/pictures/picture-variants.ts'
import { sharp } from './sharp.ts'

export interface VariantKind {
  /** Pixels; a picture is never enlarged. */
  width: number
  format: PictureFormat
}

/** Qualities: docs/decisions/0021. */
export function encodeVariant(bytes: Buffer, { width, format }: VariantKind): Promise<Buffer> {
  const resized = sharp(bytes).resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 46, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return resized.webp({ quality: 72, effort: 4 }).toBuffer()
    case 'jpeg':
      return resized.flatten({ background: pageColor }).jpeg({ quality: 76, mozjpeg: true }).toBuffer()
  }
}
