import type { Plugin } from 'vite'

/** Vite's module that fetches the style sheets and imports of what an `import()` asks for. */
const preloadHelper = /^\0vite\/preload-helper\.js$/

/**
 * Vite wraps each `import()` of browsers in that module, half a kilobyte of every page. Here all pages have one style sheet, and
 * what a page imports beyond the common files is too small to be worth it (docs/decisions/0013).
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: preloadHelper },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  generateBundle(_, bundle) {
    const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'))
    const unknown = sheets.filter((name) => !/\/(?:site|print)-[\w-]+\.css$/.test(name))
    if (unknown.length > 0) this.error(`Nothing loads ${unknown.join(', ')}: styles of pages belong into site.css`)
  },
}
