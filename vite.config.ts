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
 * What every page needs is in two files instead of twenty: together they weigh less, and libraries change seldom. What
 * a page says of itself is in one file with something that the page imports, so that both come at once.
 */
const groups = [
  { name: 'libraries', test: /node_modules/, priority: 3 },
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', test: /src\/(?:ui|values)\/|\/(?:figures|blog-facts)\.tsx?/, minShareCount: 3, priority: 1 },
  { name: 'trip-head', test: /\/trip-(?:head|pictures)\.ts/ },
  { name: 'blog-heads', test: /\/blog(?:-heads|s-text)\.ts/ },
  { name: 'contact-text', test: /\/(?:contact-text|faq-data)\.ts/ },
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

/** React has had this hook since 18: the stand-in for older ones is not needed. */
const alias = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

const lightClient = {
  build: { modulePreload: false as const, rolldownOptions: { output: { codeSplitting: { groups } } } },
}

export default defineConfig(({ command }) => ({
  plugins: [
    plainImports,
    tanstackStart({
      srcDirectory: 'src/app',
      server: { entry: './render.ts' },
      client: { entry: './client.tsx' },
      router: {
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
