import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const page = fileURLToPath(new URL('./src/app/admin', import.meta.url))

/**
 * One chunk for zod and its configuration, so that the configuration runs before the first schema is created; and one for
 * what every screen loads, which dozens of small chunks would make a tenth larger.
 */
const groups = [
  { name: 'zod', test: /node_modules\/zod\/|\/zod-without-eval\.ts$/, priority: 1 },
  { name: 'shell', tags: ['$initial' as const] },
]

/** A separate build, so that no code, text or URL of the back office is in the public files (docs/decisions/0013). */
export default defineConfig({
  root: page,
  base: '/admin/',
  publicDir: false,
  cacheDir: fileURLToPath(new URL('./node_modules/.vite-admin', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('./dist/admin', import.meta.url)),
    emptyOutDir: true,
    license: { fileName: 'licenses.txt' },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
