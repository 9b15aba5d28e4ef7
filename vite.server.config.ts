import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type EnvironmentOptions } from 'vite'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Packages that locate binaries, workers or data files relative to their own code, and the S3 client, which is seldom
 * loaded. With the embedded PostgreSQL they are the project's `dependencies` (docs/decisions/0038).
 */
const external = ['sharp', 'swagger-ui-dist', 'pino', 'pg', '@aws-sdk/client-s3']

/** Modules that the commands share. */
const noCommands = ['run-command.ts', 'printed-progress.ts']

/** @returns paths by name, such as `admin-password` for `npm run admin:password`. */
function commandsIn(folder: string, prefix = ''): Record<string, string> {
  const files = readdirSync(source(folder)).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !noCommands.includes(name),
  )
  return Object.fromEntries(files.map((name) => [prefix + basename(name, '.ts'), source(folder + name)]))
}

/** Runs on Node (docs/decisions/0038). */
function program(outDir: string, input: Record<string, string>): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true, external },
    build: {
      outDir,
      sourcemap: true,
      license: { fileName: 'licenses.txt' },
      target: 'node24',
      rolldownOptions: {
        input,
        // Chunks are not in a subfolder, since `src/server/paths.ts` depends on the depth of its file. Node needs only
        // the mappings of maps, as the sources are installed with the build.
        output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name].js', sourcemapExcludeSources: true },
      },
    },
  }
}

/** The worker that keeps pages in the browser, the one that removes it, and that of the back office: scripts without imports. */
function worker(name: string, path = `./src/app/offline/${name}.ts`): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'dist/offline',
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: source(path), output: { entryFileNames: `${name}.js` } },
    },
  }
}

/** All that is not a page: the server, the commands, the workers of browsers. */
const environments: Record<string, EnvironmentOptions> = {
  server: program('dist/server', { server: source('./src/app/server.ts') }),
  commands: program('dist/commands', {
    ...commandsIn('./src/app/commands/'),
    ...commandsIn('./seed/commands/', 'demo-'),
  }),
  storePages: worker('service-worker'),
  switchedOff: worker('switched-off'),
  notify: worker('admin-worker', './src/app/admin/worker.ts'),
}

export default defineConfig({
  publicDir: false,
  environments,
  builder: {
    async buildApp(builder) {
      for (const name of Object.keys(environments)) await builder.build(builder.environments[name]!)
    },
  },
})
