import type pg from 'pg'

/** A query of the system catalogs for `\d`. */
export interface Listing {
  title: string
  text: string
}

const kinds = `case c.relkind when 'r' then 'table' when 'p' then 'table' when 'v' then 'view'
  when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table' else 'index' end`

/** All tables, views and sequences outside the server's own schemas. */
export const relations: Listing = {
  title: 'Tables',
  text: `select n.nspname as schema, c.relname as name, ${kinds} as type,
      case when c.reltuples >= 0 then c.reltuples::bigint end as "rows (estimate)",
      pg_size_pretty(pg_total_relation_size(c.oid)) as size
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 1, 2`,
}

/**
 * @param name as in SQL: folded to lower case unless quoted, with or without its schema.
 * @returns null if there is no such relation.
 */
export async function describeRelation(client: pg.Client, name: string): Promise<Listing[] | null> {
  const { rows } = await client.query<{ oid: string | null; name: string }>(
    'select to_regclass($1)::oid::text as oid, to_regclass($1)::text as name',
    [name],
  )
  const [{ oid, name: found } = { oid: null, name }] = rows
  if (oid === null) return null
  return [
    { title: found, text: columnsOf(oid) },
    { title: 'Indexes', text: indexesOf(oid) },
    { title: 'Constraints', text: constraintsOf(oid) },
    { title: 'Referenced by', text: referencesTo(oid) },
    { title: 'Triggers', text: triggersOf(oid) },
    { title: 'Definition', text: definitionOf(oid) },
  ]
}

const columnsOf = (oid: string) => `
  select a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    case when a.attnotnull then 'not null' else '' end as "null",
    case when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ')'
      when a.attidentity <> '' then 'generated as identity'
      else coalesce(pg_get_expr(d.adbin, d.adrelid), '') end as default
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = ${oid} and a.attnum > 0 and not a.attisdropped order by a.attnum`

const indexesOf = (oid: string) => `
  select c.relname as index, case when i.indisprimary then 'primary key' when i.indisunique then 'unique' else '' end as kind,
    regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', '') as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = ${oid} order by 1`

const constraintsOf = (oid: string) => `
  select conname as constraint, pg_get_constraintdef(oid) as definition
  from pg_constraint where conrelid = ${oid} and contype in ('c', 'f', 'x') order by contype, conname`

const referencesTo = (oid: string) => `
  select conrelid::regclass as table, conname as constraint, pg_get_constraintdef(oid) as definition
  from pg_constraint where confrelid = ${oid} and contype = 'f' order by 1::text, 2`

const triggersOf = (oid: string) => `
  select tgname as trigger, pg_get_triggerdef(oid) as definition
  from pg_trigger where tgrelid = ${oid} and not tgisinternal order by 1`

const definitionOf = (oid: string) => `
  select pg_get_viewdef(oid) as view from pg_class where oid = ${oid} and relkind in ('v', 'm')`
