import pg from 'pg'
import { taskMessages } from '#contract/admin/exchange/tasks.ts'
import { contentChannel } from '../../db/database.ts'
import { ownMigrations, ownNames } from '../../db/copy/own-schema.ts'
import { readMigrations, readSequences, readTables, type Read, type Sequence } from '../../db/copy/tables.ts'
import { BackupRefused } from '../backup-refused.ts'
import { mergedTables, stayingTables } from '../saved-tables.ts'
import { inNext, nextSchema } from './build-schema.ts'

/** Milliseconds to wait for a lock, and attempts: later transactions wait behind us. */
const lockTime = 3000
const lockTries = 5

/** SQLSTATEs of a lock that was not given in time, and of a deadlock. */
const lockFailures = ['55P03', '40P01']

interface SwapParts {
  client: pg.Client
  read: Read
  /** Sequences of the backup. */
  sequences: Sequence[]
  /** Whether accounts, mails, running work and figures stay as they are. */
  isSameInstallation: boolean
  /** Called while nothing can be saved. */
  onLocked: () => Promise<void>
}

/** Puts the schema that was built in the place of the one in use: readers wait for less than a second. */
export async function swapSchema({ client, read, sequences, isSameInstallation, onLocked }: SwapParts): Promise<void> {
  const present = await readNames(read, 'public', 'r')
  await lockTables(client, present, 'exclusive')
  await onLocked()
  if (isSameInstallation) await keepRows(client, read)
  else await client.query(`delete from ${inNext('mail_outbox')} where kind = 'password'`)
  await continueSequences(client, read, sequences)
  for (const name of await readNames(read, nextSchema, 'r')) {
    await client.query(`alter table ${inNext(name)} enable trigger user`)
  }
  await lockTables(client, present, 'access exclusive')
  await dropFormer(client, read)
  await moveNext(client, read)
  await registerMigrations(client)
  // Triggers did not run: notify as they would, so that every node purges its caches.
  await client.query('insert into public.content_changes (xid) values (pg_current_xact_id()) on conflict do nothing')
  await client.query(`select pg_notify($1, ' ' || pg_current_xact_id())`, [contentChannel])
}

/** @throws BackupRefused when others use the tables all the time. */
async function lockTables(client: pg.Client, tables: string[], mode: string): Promise<void> {
  if (tables.length === 0) return
  for (let left = lockTries; left > 0; left -= 1) {
    await client.query('savepoint unlocked')
    try {
      await client.query(`set local lock_timeout = ${lockTime}`)
      await client.query(`lock table ${tables.map(inPublic).join(', ')} in ${mode} mode`)
      await client.query('set local lock_timeout = 0')
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !lockFailures.includes(error.code ?? '')) throw error
      await client.query('rollback to unlocked')
    }
  }
  throw new BackupRefused('Other transactions use the database without end; nothing was changed. Try again later.')
}

/** Rows of now in the place of those of the backup. */
async function keepRows(client: pg.Client, read: Read): Promise<void> {
  for (const name of mergedTables)
    await client.query(`create table ${inNext(`${name}_of_backup`)} as table ${inNext(name)}`)
  await client.query(`truncate ${stayingTables.map(inNext).join(', ')}`)
  const columns = new Map((await readTables(read, nextSchema)).map(({ name, stored }) => [name, stored.join(', ')]))
  const insert = (name: string, source: string) => {
    const list = columns.get(name)
    const named = list ? `(${list})` : ''
    return client.query(
      `insert into ${inNext(name)} ${named} overriding system value select ${list ?? '*'} from ${source} on conflict do nothing`,
    )
  }
  for (const name of stayingTables) await insert(name, inPublic(name))
  for (const name of mergedTables) {
    await insert(name, inNext(`${name}_of_backup`))
    await client.query(`drop table ${inNext(`${name}_of_backup`)}`)
  }
  // It would continue in a state that it does not know.
  await client.query(
    `update ${inNext('tasks')} set state = 'failed', message = $1, claim = null, lease_until = null, finished_at = now()
      where finished_at is null`,
    [taskMessages.interrupted],
  )
}

/** Numbers are never given out twice, so that caches and links to changes stay right. */
async function continueSequences(client: pg.Client, read: Read, sequences: Sequence[]): Promise<void> {
  const highest = new Map<string, bigint>()
  const own = new Set(await readNames(read, nextSchema, 'S'))
  for (const { name, value } of [...sequences, ...(await readSequences(read))]) {
    const number = BigInt(value)
    if (own.has(name) && number > (highest.get(name) ?? 0n)) highest.set(name, number)
  }
  for (const [name, value] of highest) await client.query('select setval($1::regclass, $2)', [inNext(name), value])
}

/** @throws BackupRefused when a foreign view or table depends on ours: it is not dropped. */
async function dropFormer(client: pg.Client, read: Read): Promise<void> {
  const tables = await readNames(read, 'public', 'r')
  const views = await readNames(read, 'public', 'v')
  const functions = await readFunctions(read, 'public')
  try {
    if (views.length > 0) await client.query(`drop view ${views.map(inPublic).join(', ')}`)
    // In one statement, so that their foreign keys go along.
    if (tables.length > 0) await client.query(`drop table ${tables.map(inPublic).join(', ')}`)
    if (functions.length > 0) await client.query(`drop function ${functions.join(', ')}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '2BP01') throw error
    throw new BackupRefused(
      `Other objects of the database depend on the tables; remove them first (${error.detail ?? ''})`,
      {
        cause: error,
      },
    )
  }
}

async function moveNext(client: pg.Client, read: Read): Promise<void> {
  const move = (kind: string, name: string) => client.query(`alter ${kind} ${name} set schema public`)
  for (const name of await readNames(read, nextSchema, 'r')) await move('table', inNext(name))
  for (const name of await readNames(read, nextSchema, 'v')) await move('view', inNext(name))
  for (const signature of await readFunctions(read, nextSchema)) await move('function', signature)
  await client.query(`drop schema ${nextSchema}`)
  await client.query('set local search_path = public')
}

/** Registers the migrations as the migrator does, so that it finds nothing left to do. */
async function registerMigrations(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await client.query('delete from drizzle.__drizzle_migrations')
  for (const { hash, when } of ownMigrations()) {
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
  }
}

/** @returns the program's tables (`r`), views (`v`) or their sequences (`S`) that a schema has. */
async function readNames(read: Read, schema: string, kind: 'r' | 'v' | 'S'): Promise<string[]> {
  const { tables, views } = ownNames()
  const own = new Set([...tables, ...views])
  const rows = await read<{ name: string }>(`
    select relname as name from pg_class where relkind = '${kind}' and relnamespace = '${schema}'::regnamespace order by relname`)
  return rows.map(({ name }) => name).filter((name) => kind === 'S' || own.has(name))
}

/** @returns signatures of the program's functions. */
async function readFunctions(read: Read, schema: string): Promise<string[]> {
  const own = new Set(ownNames().functions)
  const rows = await read<{ name: string; signature: string }>(`
    select proname as name, format('%I.%I(%s)', '${schema}', proname, pg_get_function_identity_arguments(oid)) as signature
    from pg_proc where pronamespace = '${schema}'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')`)
  return rows.filter(({ name }) => own.has(name)).map(({ signature }) => signature)
}

function inPublic(name: string): string {
  return `public.${pg.escapeIdentifier(name)}`
}

/** @throws BackupRefused when a database has another schema than this program. */
export async function requireOwnSchema(read: Read): Promise<void> {
  const seen = (await readMigrations(read)).map(({ hash }) => hash)
  const own = ownMigrations().map(({ hash }) => hash)
  if (seen.join() !== own.join()) throw new BackupRefused('The database belongs to another version of this program')
}
