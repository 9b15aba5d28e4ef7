import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * The renderer takes its libraries along in their production form: what `NODE_ENV` happens to be when the program is
 * started must not decide which React renders the pages, and one file is read faster than a thousand.
 */
const wholeRenderer = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

/**
 * What every page needs is in three files instead of twenty: together they weigh less, libraries change seldom, and
 * React is read in a task of its own. What a page says of itself is in one file with something that the page imports, so
 * that both come at once.
 */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//, priority: 4 },
  { name: 'libraries', test: /node_modules/, priority: 3 },
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', test: /src\/(?:ui|values)\/|\/(?:figures|blog-facts)\.tsx?/, minShareCount: 3, priority: 1 },
  { name: 'fixed-picture', test: /\/fixed-picture\.tsx$/, priority: 1 },
  {
    name: (id: string) => /site\/([\w-]+)\//.exec(id)?.[1] ?? 'site',
    test: /src\/site\/(?:about|blogs|contact|partner|trips)\/(?:[\w-]+\/)?(?!body)[\w-]+-(?:heads?|pictures|text)\.ts$/,
  },
]

/**
 * The bundler wraps each `import()` in code that fetches the styles and imports of what is asked for. Styles are the
 * page's own affair here, and what a page imports beyond the common files is too small for that.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

/**
 * React's `<ViewTransition>` is 3 kB that run only where such an element stands, and none does here: the router asks
 * the browser itself. A React that has other functions stops the build, so that somebody looks again.
 */
const withoutReactTransitions: Plugin = {
  name: 'without-react-transitions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      const functions = /^function \w*ViewTransition\w*\([^)]*\) \{\n[^]*?^\}/gm
      const found = code.match(functions)?.length
      if (found !== 24) this.error(`24 functions of React's view transitions were expected, not ${found}`)
      return code.replace(functions, (whole) => `${whole.slice(0, whole.indexOf('{'))}{}`)
    },
  },
}

/** React has had this hook since 18: the stand-in for older ones is not needed. */
const alias = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

const lightClient = {
  build: { modulePreload: false as const, rolldownOptions: { output: { codeSplitting: { groups } } } },
}

export default defineConfig(({ command }) => ({
  plugins: [
    plainImports,
    withoutReactTransitions,
    tanstackStart({
      srcDirectory: 'src/app',
      server: { entry: './ssr/render.ts' },
      client: { entry: './client/client.tsx' },
      router: {
        entry: './ssr/render-context.ts',
        quoteStyle: 'single',
        semicolons: false,
        codeSplittingOptions: {
          defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
    }),
    react(),
    tailwindcss(),
  ],
  resolve: { alias },
  build: { assetsInlineLimit: 0 },
  ...(command === 'build' && { environments: { ssr: wholeRenderer, client: lightClient } }),
}))
