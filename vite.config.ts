import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ownMaps, ownMapsOutput } from './vite.own-maps.ts'

/**
 * The renderer takes its libraries along in their production form: what `NODE_ENV` happens to be when the program is
 * started must not decide which React renders the pages, and one file is read faster than a thousand.
 */
const wholeRenderer = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/renderer',
    sourcemap: true,
    rolldownOptions: { output: ownMapsOutput },
  },
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

/** React has had this hook since 18: the stand-in for older ones is not needed. */
const alias = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

const lightClient = {
  build: { modulePreload: false as const, rolldownOptions: { output: { codeSplitting: { groups } } } },
}

export default defineConfig(({ command }) => ({
  plugins: [
    ownMaps,
    tanstackStart({
      srcDirectory: 'src/app',
      server: { entry: './ssr/render.ts' },
      client: { entry: './client/hydrate.tsx' },
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
