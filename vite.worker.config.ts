import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const entry = (name: string) => fileURLToPath(new URL(`./src/app/offline/${name}.ts`, import.meta.url))

/** The worker that keeps pages in the browser, and the one that removes it; each is a script of its own, without imports. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    outDir: 'dist/offline',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: entry(mode), formats: ['es'], fileName: () => `${mode}.js` },
  },
}))
