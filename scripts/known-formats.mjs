import { registerHooks } from 'node:module'

/**
 * Whether a package's `.js` file is a module depends on its folder alone, but Node asks the package's description anew
 * for each file; one of 180 kB, with an entry for each of several hundred files, took a sixth of a start. What Node
 * said of the first file of a folder holds for those beside it.
 */
export function rememberFormats() {
  /** @type {Map<string, string>} */
  const formats = new Map()
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL
      if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !parent?.includes('/node_modules/')) {
        return next(specifier, context)
      }
      const { href } = new URL(specifier, parent)
      const folder = href.slice(0, href.lastIndexOf('/'))
      const format = formats.get(folder)
      if (format) return { url: href, format, shortCircuit: true }
      const resolved = next(specifier, context)
      if (resolved.url === href && resolved.format) formats.set(folder, resolved.format)
      return resolved
    },
  })
}
