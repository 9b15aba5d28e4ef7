import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * What `npm start` runs. Compiled code is kept beside the packages from one start to the next: the next needs less time
 * and memory. Where nothing may be written there, each start compiles for itself.
 */
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))

await import('./server.ts')

// A program that is killed instead of stopped would not keep it.
flushCompileCache()
