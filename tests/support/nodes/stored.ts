import pg from 'pg'
import type { Load } from './load.ts'

/** What is wrong with what a load was told is stored; all are empty where nothing is. */
export interface Faults {
  lostSaves: string[]
  lostUploads: string[]
  /** Names of vendors that are stored more than once. */
  repeated: string[]
}

/** Looks into the database whether everything is there, and once. */
export async function faultsOf(databaseUrl: string, { saved, uploaded }: Load): Promise<Faults> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const vendors = await client.query<{ name: string }>('select vendor_name as name from vendors')
    const pictures = await client.query<{ url: string }>('select url from pictures')
    const names = vendors.rows.map(({ name }) => name)
    const [known, urls] = [new Set(names), new Set(pictures.rows.map(({ url }) => url))]
    return {
      lostSaves: saved.filter((name) => !known.has(name)),
      lostUploads: uploaded.filter((url) => !urls.has(url)),
      repeated: names.filter((name, at) => names.indexOf(name) !== at),
    }
  } finally {
    await client.end()
  }
}

export const noFaults: Faults = { lostSaves: [], lostUploads: [], repeated: [] }
