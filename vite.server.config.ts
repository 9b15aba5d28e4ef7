import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { ownMaps, ownMapsOutput } from './vite.own-maps.ts'

const source = (path: string) => fileURLToPath(new URL(`./src/app/${path}`, import.meta.url))

/** Packages with binaries, workers or data files, which they look for beside their code, and one that is seldom loaded. */
const external = ['sharp', 'harfbuzzjs', 'swagger-ui-dist', 'piscina', 'pino', 'pg', '@aws-sdk/client-s3']

/** The program itself: what listens, and what each rendering worker runs (docs/decisions/0038). */
export default defineConfig({
  publicDir: false,
  plugins: [ownMaps],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist/server',
    sourcemap: true,
    target: 'node24',
    rolldownOptions: {
      input: { server: source('server.ts'), worker: source('ssr/worker.ts') },
      // No folder for chunks: `src/server/paths.ts` depends on the depth of the file that it is in.
      output: { chunkFileNames: '[name].js', ...ownMapsOutput },
    },
  },
})
