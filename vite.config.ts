import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
    // Node needs only the mappings of maps, as the sources are installed with the build.
    rolldownOptions: { output: { sourcemapExcludeSources: true } },
  },
}

/** The shim is for React before 18. */
const alias = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' }

/**
 * One chunk for what every page loads, two for small values and components that several pages share, and one each for
 * filters of trips and for links at the end of pages: with a request for each file a page would make more than 30. Vite's
 * wrapper around `import()` would add 1 kB to every page.
 */
const groups = [
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  { name: 'shared', test: /src\/(?:ui|values)\/|remembered-wishes/, minShareCount: 2 },
  { name: 'filters', test: /src\/site\/trips\/card\/facet/, minShareCount: 2 },
  { name: 'lead-on', test: /src\/site\/shell\/lead-on\//, minShareCount: 2 },
  { name: 'shared', test: /src\/site\//, minShareCount: 4, maxModuleSize: 1000 },
]

const client = {
  build: { license, modulePreload: false as const, rolldownOptions: { output: { codeSplitting: { groups } } } },
}

export default defineConfig(({ command }) => ({
  plugins: [
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
