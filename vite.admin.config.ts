import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const page = fileURLToPath(new URL('./src/app/admin', import.meta.url))

/** One file for zod and what it has to be told, so that this runs before the file of the first schema. */
const groups = [{ name: 'zod', test: /node_modules\/zod\/|\/zod-without-eval\.ts$/ }]

/** The back office is a build of its own: none of its code, texts or addresses is in the public pages' files. */
export default defineConfig({
  root: page,
  base: '/admin/',
  publicDir: false,
  cacheDir: fileURLToPath(new URL('./node_modules/.vite-admin', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('./dist/admin', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
