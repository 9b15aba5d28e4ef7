import { pictureWidths } from '#values/pictures/picture-variants.ts'

/** No variant is wider, so nothing is lost by scaling down to this. */
const largestSide = Math.max(...pictureWidths)

/** JPEG qualities to try, best first; below the last one the image is scaled down instead. */
const qualities = [0.86, 0.78] as const

/** The server encodes again at its own quality: with this share of the limit its result stays below the limit too. */
const targetShare = 0.85

const maxAttempts = 6

/** Parameters of an encoding: longer side in pixels, quality from 0 to 1. */
export interface Encode {
  side: number
  quality: number
}

/** An encoding with the size of its result. */
export interface Encoded extends Encode {
  bytes: number
}

/**
 * The next encoding to try: first the largest useful size, then a lower quality, then smaller sides.
 * @param attempts the encodings so far, in order.
 * @param limit bytes.
 * @param longerSide of the original, pixels.
 * @returns null when the last one fits or the maximum number of attempts is reached.
 */
export function nextEncode(attempts: Encoded[], limit: number, longerSide: number): Encode | null {
  const last = attempts.at(-1)
  if (!last) return { side: Math.min(longerSide, largestSide), quality: qualities[0] }
  if (last.bytes <= limit * targetShare || attempts.length >= maxAttempts) return null
  if (last.quality > qualities[1]) return { side: last.side, quality: qualities[1] }
  // Bytes shrink with the area, but a little less, since detail gets denser; hence the factor 0.92.
  const factor = Math.sqrt(((limit * targetShare) / last.bytes) * 0.92)
  return { side: Math.max(1, Math.floor(last.side * factor)), quality: qualities[1] }
}

/** An image within the limit. */
export interface Shrunk {
  blob: Blob
  /** Pixels, after applying the EXIF orientation. */
  width: number
  height: number
  /** Whether transparent parts were filled with white. */
  flattened: boolean
}

/** `unreadable`: the browser cannot decode the file. `tooLarge`: no encoding was small enough. */
export type ShrinkFailure = 'unreadable' | 'tooLarge'

/**
 * Makes an image fit a limit: rotated upright, as JPEG; as PNG if it has transparent parts and that fits.
 * @param limit bytes.
 */
export async function shrinkPicture(file: Blob, limit: number): Promise<Shrunk | ShrinkFailure> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return 'unreadable'
  }
  try {
    return await encodeBelow(bitmap, limit, file.type !== 'image/jpeg')
  } finally {
    bitmap.close()
  }
}

async function encodeBelow(
  bitmap: ImageBitmap,
  limit: number,
  mayBeTransparent: boolean,
): Promise<Shrunk | ShrinkFailure> {
  const longerSide = Math.max(bitmap.width, bitmap.height)
  const attempts: Encoded[] = []
  let drawing: Drawing | null = null
  let flattened = false
  for (let next = nextEncode(attempts, limit, longerSide); next; next = nextEncode(attempts, limit, longerSide)) {
    const { side, quality } = next
    if (drawing?.side !== side) {
      drawing = draw(bitmap, side)
      if (attempts.length === 0 && mayBeTransparent && hasTransparency(drawing)) {
        flattened = true
        const blob = await encode(drawing.canvas, 'image/png')
        if (blob.size <= limit * targetShare) return { blob, ...sizeOf(drawing), flattened: false }
      }
      fillBackground(drawing)
    }
    const blob = await encode(drawing.canvas, 'image/jpeg', quality)
    if (blob.size <= limit * targetShare) return { blob, ...sizeOf(drawing), flattened }
    attempts.push({ side, quality, bytes: blob.size })
  }
  return 'tooLarge'
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

interface Drawing {
  canvas: Canvas
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
  side: number
}

function draw(bitmap: ImageBitmap, side: number): Drawing {
  const scale = side / Math.max(bitmap.width, bitmap.height)
  const canvas = newCanvas(pixels(bitmap.width * scale), pixels(bitmap.height * scale))
  const context = canvas.getContext('2d') as Drawing['context']
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return { canvas, context, side }
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length))
}

function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function hasTransparency({ canvas, context }: Drawing): boolean {
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

/** JPEG has no transparency; without this it would become black. */
function fillBackground({ canvas, context }: Drawing): void {
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
}

function encode(canvas: Canvas, type: string, quality?: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, ...(quality ? { quality } : {}) })
  return new Promise((resolve, reject) => {
    const onBlob = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the canvas could not be encoded')))
    canvas.toBlob(onBlob, type, quality)
  })
}

function sizeOf({ canvas: { width, height } }: Drawing): { width: number; height: number } {
  return { width, height }
}
