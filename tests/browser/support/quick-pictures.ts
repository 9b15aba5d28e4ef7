import sharp, { type AvifOptions } from 'sharp'

/**
 * Encodes AVIF at sharp's least effort, which takes half the time of the program's; the files are a sixth larger. Qualities
 * and sizes stay as they are.
 */
export function encodeQuickly(): void {
  const prototype = sharp.prototype as unknown as { avif: (options?: AvifOptions) => unknown }
  const { avif } = prototype
  prototype.avif = function (options) {
    return avif.call(this, { ...options, effort: 0 })
  }
}
