/** Imported before a program: when it ends, the packages that it has loaded until then stand in the file `NOTE_PACKAGES`. */
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const packages = new Set()

registerHooks({
  load(url, context, next) {
    const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? []
    if (name) packages.add(name)
    return next(url, context)
  },
})

process.on('exit', () => writeFileSync(process.env.NOTE_PACKAGES, JSON.stringify([...packages])))
