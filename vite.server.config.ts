import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { ownMaps, ownMapsOutput } from './vite.own-maps.ts'

const source = (path: string) => fileURLToPath(new URL(`./src/app/${path}`, import.meta.url))

/** Packages that locate binaries, workers or data files relative to their own code, and the S3 client, which is seldom loaded. */
const external = ['sharp', 'harfbuzzjs', 'swagger-ui-dist', 'piscina', 'pino', 'pg', '@aws-sdk/client-s3']

/** The entries of the server and of its render workers (docs/decisions/0038). */
export default defineConfig({
  publicDir: false,
  plugins: [ownMaps],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist/server',
    sourcemap: true,
    license: { fileName: 'licenses.txt' },
    target: 'node24',
    rolldownOptions: {
      input: { server: source('server.ts'), worker: source('ssr/worker.ts') },
      // Chunks are not in a subfolder, since `src/server/paths.ts` depends on the depth of its file.
      output: { chunkFileNames: '[name].js', ...ownMapsOutput },
    },
  },
})
