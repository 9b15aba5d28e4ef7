import type pg from 'pg'
import { connect } from '../connect.ts'
import { DatabaseUnavailable } from '../database.ts'
import { readTables, type Read } from './tables.ts'

/** A schema at the target that exists until a copy is whole, so that an interrupted one can go on. */
export const unfinishedSchema = 'hatheli_unfinished'

/** What a database that is copied into is found to be; `other`: something else was being copied into it. */
export type TargetState = 'empty' | 'same' | 'other' | 'full'

const mark = `${unfinishedSchema}.copy`

/** @param source names what is to be copied into a database. */
export async function findTarget(client: pg.Client, source: string): Promise<TargetState> {
  const read: Read = async <Row>(query: string) => (await client.query(query)).rows as Row[]
  const [found] = await read<{ there: boolean }>(`select to_regclass('${mark}') is not null as there`)
  if (!found!.there) return (await readTables(read)).length > 0 ? 'full' : 'empty'
  const [copy] = await read<{ source: string }>(`select source from ${mark}`)
  return copy?.source === source ? 'same' : 'other'
}

/** From now on the program refuses the database, until the copy is whole. */
export async function markTarget(client: pg.Client, source: string): Promise<void> {
  if ((await findTarget(client, source)) === 'same') return
  await client.query('begin')
  await client.query(`create schema if not exists ${unfinishedSchema}`)
  await client.query(`create table ${mark} (source text not null, begun timestamptz not null default now())`)
  await client.query(`insert into ${mark} (source) values ($1)`, [source])
  await client.query('commit')
}

/** The copy is whole: from now on it is an ordinary database. */
export async function releaseTarget(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists ${unfinishedSchema} cascade`)
}

/** @throws DatabaseUnavailable when a copy into this database was interrupted: it lacks rows and foreign keys. */
export async function requireFinished(url: string): Promise<void> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ half: boolean }>(
      `select to_regnamespace('${unfinishedSchema}') is not null as half`,
    )
    if (!rows[0]!.half) return
  } finally {
    await client.end()
  }
  throw new DatabaseUnavailable(
    `DATABASE_URL: a restore or move into this database was interrupted; run the same command again, or empty it`,
  )
}
