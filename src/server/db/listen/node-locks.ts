import { createHmac } from 'node:crypto'
import type pg from 'pg'

/**
 * Class of the advisory locks that nodes share: the second number stands for a node's secret. A lock ends with its connection,
 * so no row has to say who is alive (docs/decisions/0087).
 */
const nodeClass = 6_140_201

/** Seconds after which the database gives up a connection whose machine is gone: 10 without traffic, then three probes. */
const probes = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/** @returns a number that says whether two secrets are the same, and nothing else of them. */
export function printOf(secret: string): number {
  return createHmac('sha256', secret).update('nodes of one site').digest().readInt32BE()
}

/** Makes the connection that of a node, until it ends. */
export async function joinNodes(client: pg.Client, print: number): Promise<void> {
  if (!client.host.startsWith('/')) await client.query(probes)
  await client.query('select pg_advisory_lock_shared($1, $2)', [nodeClass, print])
}

export interface NodesSeen {
  /** Nodes that are connected, this one included. */
  all: number
  /** Those of them that have another secret. */
  strangers: number
}

export async function countNodes(pool: pg.Pool, print: number): Promise<NodesSeen> {
  const { rows } = await pool.query<NodesSeen>(
    `select count(*)::int as "all", (count(*) filter (where objid <> $2::int4::oid))::int as strangers from pg_locks
     where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [nodeClass, print],
  )
  return rows[0]!
}
