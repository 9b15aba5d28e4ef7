import pg from 'pg'
import { connect } from '../../db/connect.ts'
import { BackupRefused } from '../backup-refused.ts'
import { selectPictures, type PictureKey } from '../base/stored-pictures.ts'

/** What a restored database contains. */
export interface DatabaseFacts {
  /** Compared with their tables; null where that needs more rights than we have. */
  indexes: number | null
  tables: number
  counts: Record<(typeof counted)[number], number>
  /** The last change that the back office recorded. */
  lastChange: Date | null
  pictures: PictureKey[]
}

const counted = ['trips', 'blogs', 'vendors', 'testimonials', 'enquiries', 'pictures'] as const

const bTrees = `
  select bt_index_check(c.oid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam and a.amname = 'btree'
    where c.relkind = 'i' and c.relpersistence = 'p' and i.indisvalid and i.indisready`

const ginIndexes = `
  select gin_index_check(c.oid) from pg_class c join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where c.relkind = 'i' and c.relpersistence = 'p'`

const tables = `
  select count(distinct c.oid)::int as checked, min(damage.msg) as damage from pg_class c
    left join lateral verify_heapam(c.oid, check_toast => true) damage on true
    where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p'`

/**
 * Reads every table and compares every index with its table, which also verifies the checksums of their pages.
 * @throws BackupRefused with PostgreSQL's own words when something is damaged.
 */
export async function checkDatabase(url: string): Promise<DatabaseFacts> {
  const client = await connect(url)
  try {
    await client.query('set statement_timeout = 0')
    // The extension is rolled back: the restored database is as it was.
    await client.query('begin; create extension if not exists amcheck')
    const b = await client.query(bTrees)
    const gin = await client.query(ginIndexes)
    const { rows } = await client.query<{ checked: number; damage: string | null }>(tables)
    await client.query('rollback')
    if (rows[0]!.damage) throw new BackupRefused(`The restored database is damaged (${rows[0]!.damage})`)
    return { ...(await readFacts(client)), indexes: (b.rowCount ?? 0) + (gin.rowCount ?? 0), tables: rows[0]!.checked }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new BackupRefused(`The restored database is damaged (${error.message})`, { cause: error })
  } finally {
    await client.end()
  }
}

/** Of a server where nobody but its owner may read pages. @param tables whose counts and sums were compared. */
export async function readCounts(url: string, tables: number): Promise<DatabaseFacts> {
  const client = await connect(url)
  try {
    return { ...(await readFacts(client)), indexes: null, tables }
  } finally {
    await client.end()
  }
}

async function readFacts(client: pg.Client): Promise<Pick<DatabaseFacts, 'counts' | 'lastChange' | 'pictures'>> {
  const columns = counted.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')
  const { rows } = await client.query<DatabaseFacts['counts']>(`select ${columns}`)
  const last = await client.query<{ at: Date | null }>('select max(at) as at from changes')
  const query = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  return { counts: rows[0]!, lastChange: last.rows[0]!.at, pictures: await selectPictures({ query }) }
}
