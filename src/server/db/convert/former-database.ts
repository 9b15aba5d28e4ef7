import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A database of version 0.1, opened in this process. */
export interface FormerDatabase {
  rows: <Row>(query: string) => Promise<Row[]>
  /** @param query whose rows are copied in the text format of `copy`. */
  copyOut: (query: string) => Promise<Buffer>
  close: () => Promise<void>
}

/** The part of PGlite's API used here; the package is not a dependency. */
interface Engine {
  query: (text: string) => Promise<{ rows: unknown[]; blob?: Blob }>
  close: () => Promise<void>
}

interface EngineModule {
  PGlite: { create: (options: { dataDir: string; extensions: Record<string, unknown> }) => Promise<Engine> }
}

/**
 * @param packages the folder into which the engine was installed.
 * @param folder of the database; PGlite writes to it even when it only reads.
 */
export async function openFormer(packages: string, folder: string): Promise<FormerDatabase> {
  const load = (file: string) =>
    import(pathToFileURL(join(packages, 'node_modules/@electric-sql/pglite/dist', file)).href) as Promise<unknown>
  const { PGlite } = (await load('index.js')) as EngineModule
  const { pg_trgm } = (await load('contrib/pg_trgm.js')) as { pg_trgm: unknown }
  const engine = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
  return {
    rows: async <Row>(query: string) => (await engine.query(query)).rows as Row[],
    copyOut: async (query) => {
      const { blob } = await engine.query(`copy (${query}) to '/dev/blob'`)
      return Buffer.from(await blob!.arrayBuffer())
    },
    close: () => engine.close(),
  }
}
