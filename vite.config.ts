import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The renderer takes its libraries along in their production form: what `NODE_ENV` happens to be when the program is
 * started must not decide which React renders the pages, and one file is read faster than a thousand.
 */
const wholeRenderer = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

/** A page needs all of the libraries and most of what screens share: in two files instead of twenty they weigh less. */
const fewChunks = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, priority: 2 },
            { name: 'shared', test: /src\/(?:site|ui|values|contract)\//, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      srcDirectory: 'src/app',
      server: { entry: './render.ts' },
      client: { entry: './client.tsx' },
      router: { quoteStyle: 'single', semicolons: false },
    }),
    react(),
    tailwindcss(),
  ],
  build: { assetsInlineLimit: 0 },
  ...(command === 'build' && { environments: { ssr: wholeRenderer, client: fewChunks } }),
}))
