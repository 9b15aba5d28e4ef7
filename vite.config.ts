import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ownMaps, ownMapsOutput } from './vite.own-maps.ts'
import { plainImports } from './vite.plain-imports.ts'

/** The licence texts of bundled packages, which their licences ask to be passed on with the code. */
const license = { fileName: 'licenses.txt' }

/**
 * Libraries are bundled in their production builds: `NODE_ENV` at run time must not decide which build of React renders the
 * pages, and one file loads faster than a thousand.
 */
const renderer = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/renderer',
    sourcemap: true,
    license,
    rolldownOptions: { output: ownMapsOutput },
  },
}

/**
 * The code of every page is in three chunks instead of twenty: they compress better, libraries seldom change, and React is
 * compiled in a separate task. A page's head is in a chunk with something that the page imports, so that one request loads
 * both (docs/decisions/0013).
 */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//, priority: 4 },
  { name: 'libraries', test: /node_modules/, priority: 3 },
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', test: /src\/(?:ui|values)\/|\/(?:figures|blog-facts)\.tsx?/, minShareCount: 3, priority: 1 },
  // Each of them is smaller than the headers of a response, so those that the same pages have go together.
  { name: 'parts', test: /\/(?:carousel-place|guest)\.tsx$/, minShareCount: 2, priority: 1 },
  { name: 'still', test: /src\/site\/shell\/still\//, priority: 1 },
  { name: 'leads', test: /\/(?:host-portrait|tell-us|lead-on|trip-lead)\.tsx?$/, minShareCount: 2, priority: 1 },
  { name: 'fixed-picture', test: /\/fixed-picture\.tsx$/, priority: 1 },
  {
    name: (id: string) => /site\/([\w-]+)\//.exec(id)?.[1] ?? 'site',
    test: /src\/site\/(?:about|blogs|contact|partner|trips)\/(?:[\w-]+\/)?(?:(?!body)[\w-]+-(?:heads?|pictures|text)\.ts|skeletons\.tsx)$/,
  },
]

/** The shim is for React before 18. */
const alias = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

const client = {
  build: { license, modulePreload: false as const, rolldownOptions: { output: { codeSplitting: { groups } } } },
}

export default defineConfig(({ command }) => ({
  plugins: [
    ownMaps,
    plainImports,
    tanstackStart({
      srcDirectory: 'src/app',
      server: { entry: './ssr/render.ts' },
      client: { entry: './client/hydrate.tsx' },
      router: {
        entry: './ssr/render-context.ts',
        quoteStyle: 'single',
        semicolons: false,
        codeSplittingOptions: {
          defaultBehavior: [['component', 'pendingComponent', 'errorComponent']],
        },
      },
    }),
    react(),
    tailwindcss(),
  ],
  resolve: { alias },
  build: { assetsInlineLimit: 0 },
  ...(command === 'build' && { environments: { ssr: renderer, client } }),
}))
