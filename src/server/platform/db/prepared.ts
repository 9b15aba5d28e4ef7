import type { Db } from './database.ts'

/**
 * Queries of the pages that are visited most: each is built once per database or transaction, and PostgreSQL parses and
 * plans it once per connection, which costs more than running it.
 * @param prepare returns `….prepare(name)`, whose values are placeholders.
 */
export function prepared<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>()
  return (db) => {
    const query = queries.get(db) ?? prepare(db)
    queries.set(db, query)
    return query
  }
}
