/**
 * Preloaded with `--import`: at exit, writes the names of the packages that the main thread has loaded to the file
 * `IMPORTED_PACKAGES`, as a JSON array.
 */
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const packages = new Set()

registerHooks({
  load(url, context, next) {
    const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? []
    if (name) packages.add(name)
    return next(url, context)
  },
})

if (isMainThread) process.on('exit', () => writeFileSync(process.env.IMPORTED_PACKAGES, JSON.stringify([...packages])))
