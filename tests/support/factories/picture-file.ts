import sharp, { type Sharp } from 'sharp'

export interface PictureFile {
  /** Pixels. */
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'
  /** Changes the image before it is encoded, such as its metadata or orientation. */
  prepare?: (canvas: Sharp) => Sharp
}

/** @returns the bytes of a real image in plain green. */
export function aPictureFile({ width = 640, height = 400, format = 'jpeg', prepare }: PictureFile = {}) {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#5b7a3a' } })
  return (prepare?.(canvas) ?? canvas).toFormat(format).toBuffer()
}

/** Noise does not compress, so that a file can be as large as a test needs. */
export function aNoisyPictureFile(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A JPEG of noise with about 0.75 bytes per pixel, like a photo from a camera. */
export async function aNoisyPhotoFile(width: number, height: number) {
  return sharp(await aNoisyPictureFile(width, height))
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** A JPEG of noise with about 2.8 bytes per pixel: as large a file as a camera's, with few pixels to work on. */
export async function aHeavyPhotoFile(width: number, height: number, prepare: (canvas: Sharp) => Sharp) {
  const noise = sharp(await aNoisyPictureFile(width, height))
  return prepare(noise).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
}
