/**
 * Imported before a program: when it ends, the packages that its first thread has loaded until then stand in the file
 * `NOTE_PACKAGES`.
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

if (isMainThread) process.on('exit', () => writeFileSync(process.env.NOTE_PACKAGES, JSON.stringify([...packages])))
