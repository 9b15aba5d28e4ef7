import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Sheet } from '../../sheets/sheet.ts'

const rowsWith = ({ id, from, last }: Slice) =>
  sql`import_rows as r where r.import_id = ${id} and r.number > ${from} and r.number <= ${last} and r.media is not null`

/** Galleries that the file changes are replaced as a whole. */
async function writeGalleries(tx: Db, slice: Slice): Promise<void> {
  const rows = sql`${rowsWith(slice)} and r.media ? 'gallery'`
  await tx.execute(
    sql`delete from trip_images where trip_id in (select r.item_id from ${rows} and r.outcome = 'update')`,
  )
  await tx.execute(sql`insert into trip_images (trip_id, image_url, alt, caption, sort_order)
    select r.item_id, image.value ->> 'image_url', image.value ->> 'alt', image.value ->> 'caption', image.place
    from (select r.item_id, r.media from ${rows}) as r,
      jsonb_array_elements(r.media -> 'gallery') with ordinality as image(value, place)`)
}

/** They belong to the pictures; of several for one picture the last one counts. */
async function writeAlts(tx: Db, slice: Slice): Promise<void> {
  await tx.execute(sql`update pictures as p set alt = a.alt
    from (select distinct on (url) url, alt from (select r.number, r.media from ${rowsWith(slice)}) as r,
        jsonb_to_recordset(r.media -> 'alts') as each(url text, alt text) order by url, r.number desc) as a
    where p.url = a.url and p.alt <> a.alt`)
}

interface Writing {
  sheet: Sheet
  /** Id of the import. */
  id: string
  /** JSON of host texts by vendor; null for types without host texts. */
  hosts: string | null
}

/**
 * Writes the next rows of a checked file.
 * @param from number of the last row that was written.
 */
export async function writeBatch(tx: Db, { sheet, id, hosts }: Writing, from: number, limit: number) {
  const [next] = await tx.select({ last: sql<number | null>`max(number)::int`, rows: sql<number>`count(*)::int` })
    .from(sql`(select number from import_rows where import_id = ${id} and outcome in ('create', 'update') and number > ${from}
      order by number limit ${limit}) as next`)
  const { last, rows } = next!
  if (last === null) return { last: from, rows: 0 }
  const slice: Slice = { id, from, last }
  const names = await columnsOf(tx, slice)
  if (names.create.length > 0) await insertRows(tx, sheet, slice, names.create, hosts)
  if (names.updates > 0) await updateRows(tx, sheet, slice, names.update, hosts)
  if (sheet.gallery) await writeGalleries(tx, slice)
  await writeAlts(tx, slice)
  return { last, rows }
}

export function rowsOf({ id, from, last }: Slice, outcome: 'create' | 'update'): SQL {
  return sql`import_rows as r where r.import_id = ${id} and r.outcome = ${outcome} and r.number > ${from} and r.number <= ${last}`
}

/** The columns that rows of a slice fill. */
async function columnsOf(tx: Db, slice: Slice) {
  const keys = (outcome: 'create' | 'update') =>
    sql<string[]>`array(select distinct jsonb_object_keys(r.data) from ${rowsOf(slice, outcome)} order by 1)`
  const [names] = await tx
    .select({
      create: keys('create'),
      update: keys('update'),
      updates: sql<number>`(select count(*)::int from ${rowsOf(slice, 'update')})`,
    })
    .from(sql`(select 1) as one`)
  return names!
}

const identifiers = (names: string[]) => names.map((name) => sql.identifier(name))

/** `p` is the row that is written. */
function hostInfo(hosts: string, vendor: SQL, isShown: SQL): SQL {
  return sql`case when ${isShown} then ${hosts}::jsonb ->> ${vendor}::text end`
}

async function insertRows(tx: Db, sheet: Sheet, slice: Slice, names: string[], hosts: string | null): Promise<void> {
  const columns = sql.join(identifiers(names), sql`, `)
  const values = sql.join(
    identifiers(names).map((name) => sql`p.${name}`),
    sql`, `,
  )
  const host = hosts === null ? sql`` : sql`, ${hostInfo(hosts, sql`p.vendor_id`, sql`p.show_vendor_info`)}`
  await tx.execute(sql`insert into ${sheet.table} (${columns}${hosts === null ? sql`` : sql`, host_info`})
    select ${values}${host} from (select r.number, (jsonb_populate_record(null::${sheet.table}, r.data)).*
      from ${rowsOf(slice, 'create')}) as p order by p.number`)
}

/** A row keeps what its own data does not name, and gets a new version. */
async function updateRows(tx: Db, sheet: Sheet, slice: Slice, names: string[], hosts: string | null): Promise<void> {
  const settings = identifiers(names).map(
    (name, place) => sql`${name} = case when p.given ? ${names[place]!} then p.${name} else t.${name} end`,
  )
  const written = (name: string) =>
    names.includes(name)
      ? sql`case when p.given ? ${name} then p.${sql.identifier(name)} else t.${sql.identifier(name)} end`
      : sql`t.${sql.identifier(name)}`
  if (hosts !== null)
    settings.push(
      sql`host_info = ${hostInfo(hosts, sql`(${written('vendor_id')})`, sql`(${written('show_vendor_info')})`)}`,
    )
  settings.push(sql`updated_at = greatest(date_trunc('milliseconds', now()), t.updated_at + interval '1 millisecond')`)
  await tx.execute(sql`update ${sheet.table} as t set ${sql.join(settings, sql`, `)}
    from (select r.item_id, r.data as given, (jsonb_populate_record(null::${sheet.table}, r.data)).*
      from ${rowsOf(slice, 'update')}) as p
    where t.id = p.item_id`)
}

/** Rows of the file that one batch writes. */
interface Slice {
  id: string
  from: number
  last: number
}
