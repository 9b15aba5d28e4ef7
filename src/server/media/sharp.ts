import sharp from 'sharp'

/** sharp as this program uses it: one thread for each picture, and nothing kept of it. Load what imports this on demand. */
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
