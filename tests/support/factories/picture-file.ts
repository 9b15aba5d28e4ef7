import sharp, { type Sharp } from 'sharp'

/** What a made file is like. */
export interface PictureFile {
  /** Pixels. */
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'
  /** Changes the canvas before it is encoded: metadata, orientation… */
  prepare?: (canvas: Sharp) => Sharp
}

/** @returns the bytes of a real picture: a plain warm green. */
export function aPictureFile({ width = 640, height = 400, format = 'jpeg', prepare }: PictureFile = {}) {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#5b7a3a' } })
  return (prepare?.(canvas) ?? canvas).toFormat(format).toBuffer()
}

/** Noise does not compress, so that a file can be made as large as a test wants. */
export function aNoisyPictureFile(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** @returns a large photo as a camera makes it: a JPEG of noise, of some 0.75 bytes a pixel. */
export async function aNoisyPhotoFile(width: number, height: number, prepare = (canvas: Sharp) => canvas) {
  const noise = sharp(await aNoisyPictureFile(width, height))
  return prepare(noise).jpeg({ quality: 90 }).toBuffer()
}
