import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { ownMaps, ownMapsOutput } from './vite.own-maps.ts'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Packages that locate binaries, workers or data files relative to their own code, and the S3 client, which is seldom
 * loaded. With the embedded PostgreSQL they are the project's `dependencies` (docs/decisions/0090).
 */
const external = ['sharp', 'swagger-ui-dist', 'pino', 'pg', '@aws-sdk/client-s3']

/** Modules that the commands share. */
const noCommands = ['run-command.ts', 'printed-progress.ts']

/** Entries of the builds: the server and the commands (docs/decisions/0038, 0090). */
const entries = {
  server: { server: source('./src/app/server.ts') },
  commands: { ...commandsIn('./src/app/commands/'), ...commandsIn('./seed/commands/', 'demo-') },
}

/** @returns paths by name, such as `admin-password` for `npm run admin:password`. */
function commandsIn(folder: string, prefix = ''): Record<string, string> {
  const files = readdirSync(source(folder)).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !noCommands.includes(name),
  )
  return Object.fromEntries(files.map((name) => [prefix + basename(name, '.ts'), source(folder + name)]))
}

/** `--mode server` or `--mode commands`. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [ownMaps],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: `dist/${mode}`,
    sourcemap: true,
    license: { fileName: 'licenses.txt' },
    target: 'node24',
    rolldownOptions: {
      input: entries[mode as keyof typeof entries],
      // Chunks are not in a subfolder, since `src/server/paths.ts` depends on the depth of its file.
      output: { chunkFileNames: 'part-[name].js', ...ownMapsOutput },
    },
  },
}))
