import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { noGuessOfAge } from './engine-options.mjs'
import { keepShapes } from './pin-hidden-classes.mjs'
import { rememberAddresses } from './resolve-cache.mjs'

/**
 * How Linux's allocator hands memory back that pictures needed. By itself it keeps, for every thread, what the largest
 * piece so far taught it to keep: hundreds of megabytes after some uploads. It reads this once, when a process begins.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/**
 * Told here and not in `npm start`: for such options Node compiles its own modules anew, which this first process can do
 * without.
 */
const options = [noGuessOfAge]

/** What `npm start` runs: the process becomes the program, with both told; what the owner told the allocator stands. */
const isTold =
  options.every((option) => process.execArgv.includes(option)) &&
  Object.keys(allocator).every((name) => name in process.env)
if (process.platform === 'linux' && !isTold) becomeItself()

/**
 * Compiled code is kept beside the packages from one start to the next: the next needs less time and memory. Where
 * nothing may be written there, each start compiles for itself. This file has no types, as nothing strips them before.
 * Threads look for the folder in the environment.
 */
const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))
enableCompileCache(compiled)
process.env.NODE_COMPILE_CACHE ??= compiled

keepShapes()
rememberAddresses()
await import('../src/app/server.ts')

// A program that is killed instead of stopped would not keep it.
flushCompileCache()

/** The same process, same number and same output, from its beginning. */
function becomeItself() {
  const all = new Set([...process.execArgv, ...options])
  const environment = { ...allocator, ...process.env }
  process.execve(process.execPath, [process.execPath, ...all, ...process.argv.slice(1)], environment)
}
