/**
 * Preloaded with `--import`: at exit, writes the URLs of all modules that the main thread has loaded to the file
 * `IMPORTED_MODULES`, as a JSON array.
 */
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const modules = new Set()

registerHooks({
  load(url, context, next) {
    modules.add(url)
    return next(url, context)
  },
})

if (isMainThread) process.on('exit', () => writeFileSync(process.env.IMPORTED_MODULES, JSON.stringify([...modules])))
