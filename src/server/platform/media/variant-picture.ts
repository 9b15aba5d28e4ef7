import { pageColor } from '#values/pictures/page-color.ts'
import { pictureCrops, type PictureCrop, type PictureFormat } from '#values/pictures/picture-variants.ts'
import { sharp } from './sharp.ts'

export interface VariantKind {
  /** Pixels; a picture is never enlarged. */
  width: number
  format: PictureFormat
  /** Only as AVIF. */
  crop?: { name: PictureCrop; focus: number }
}

/** Qualities: docs/decisions/0018. */
export async function encodeVariant(bytes: Buffer, { width, format, crop }: VariantKind): Promise<Buffer> {
  const original = sharp(bytes)
  const resized = (crop ? original.extract(await areaOf(bytes, crop)) : original).resize({
    width,
    withoutEnlargement: true,
  })
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 46, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return resized.webp({ quality: 72, effort: 4 }).toBuffer()
    case 'jpeg':
      return resized.flatten({ background: pageColor }).jpeg({ quality: 76, mozjpeg: true }).toBuffer()
  }
}

async function areaOf(bytes: Buffer, { name, focus }: NonNullable<VariantKind['crop']>) {
  const original = await sharp(bytes).metadata()
  const width = Math.floor(original.height * pictureCrops[name])
  return { left: Math.round(((original.width - width) * focus) / 100), top: 0, width, height: original.height }
}
