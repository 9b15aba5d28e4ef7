import { registerHooks } from 'node:module'

/**
 * Node asks a package's description anew for each file that is imported, and unpacks it each time; one of 180 kB, with an
 * entry for each of several hundred files, took a quarter of a start. What Node said once is kept instead:
 * - whether a file is a module depends on its folder and ending alone, so what it said of one holds for those beside it;
 * - a package or `#name` is the same for all of our own files, which have one `node_modules`.
 */
export function rememberAddresses() {
  /** @type {Map<string, string>} */
  const formats = new Map()
  /** @type {Map<string, import('node:module').ResolveFnOutput>} */
  const packages = new Map()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL: parent, conditions, importAttributes } = context
      if (!parent || !conditions.includes('import') || Object.keys(importAttributes).length > 0) {
        return next(specifier, context)
      }
      if (specifier.startsWith('.')) return besideOthers(specifier, parent, () => next(specifier, context))
      if (parent.includes('/node_modules/')) return next(specifier, context)
      const known = packages.get(specifier) ?? next(specifier, context)
      packages.set(specifier, known)
      return { ...known, shortCircuit: true }
    },
  })

  /** @type {(specifier: string, parent: string, ask: () => import('node:module').ResolveFnOutput) => import('node:module').ResolveFnOutput} */
  function besideOthers(specifier, parent, ask) {
    const { href } = new URL(specifier, parent)
    const [, folder, ending] = /^(.*)\/[^/]+(\.[jt]s)$/.exec(href) ?? []
    if (!ending) return ask()
    const kind = `${folder} ${ending}`
    const format = formats.get(kind)
    if (format) return { url: href, format, shortCircuit: true }
    const resolved = ask()
    if (resolved.url === href && resolved.format) formats.set(kind, resolved.format)
    return resolved
  }
}
