import { tarFile } from '../archive/tar.ts'
import type { LogServer } from '../log/log-server.ts'
import { parsePosition } from '../log/position.ts'
import { tarCluster } from './cluster-files.ts'

/** Where the log has to be applied from and at least up to, and between which moments the copy was made. */
export interface CopyFacts {
  start: number
  stop: number
  begun: number
  finished: number
}

/**
 * Copies the files of a running cluster. The copy is consistent once the log from `start` to `stop` is applied to it.
 * @returns entries of a tar archive; the generator returns the facts.
 */
export async function* hotCopy(server: LogServer, cluster: string): AsyncGenerator<Buffer, CopyFacts> {
  const begun = await momentOf(server)
  const [started] = await server.query<{ lsn: string }>(`select pg_backup_start('hatheli', true)::text as lsn`)
  let stopped = false
  try {
    yield* tarCluster(cluster)
    const [row] = await server.query<{ lsn: string; labelfile: string }>(
      'select lsn::text, labelfile from pg_backup_stop(false)',
    )
    stopped = true
    const label = Buffer.from(row!.labelfile)
    yield* tarFile('postgres/backup_label', label.length, [label])
    const finished = await momentOf(server)
    return { start: parsePosition(started!.lsn), stop: parsePosition(row!.lsn), begun, finished }
  } finally {
    // A session ends with its copy; whoever reads no further must not leave one behind.
    if (!stopped) await server.close()
  }
}

async function momentOf(server: LogServer): Promise<number> {
  const [row] = await server.query<{ moment: number }>(
    'select ceil(extract(epoch from clock_timestamp()) * 1000)::float8 as moment',
  )
  return row!.moment
}
