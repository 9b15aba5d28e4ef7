import sharp from 'sharp'

/**
 * Configured for little memory: one thread per picture, no cache. Modules that import this are loaded lazily
 * (docs/decisions/0038).
 */
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
