/**
 * Names at a target:
 * - `about/lease` who writes there, `about/status` how a site of several nodes is doing
 * - `base/{id}/part-00001` … the database as it lies on the disk, or a dump of it, `pictures` and, last of all,
 *   `manifest`; `fixed` once the log behind it is gone
 * - `log/{lineage}/{start}-{end}-{moment}` the bytes of the database's log from one position to another, which were
 *   complete at a moment
 * - `files/{bucket}/{name}` pictures
 */
export const names = {
  about: 'about/',
  lease: 'about/lease',
  status: 'about/status',
  bases: 'base/',
  base: (id: string) => `base/${id}/`,
  part: (id: string, number: number) => `base/${id}/part-${String(number).padStart(5, '0')}`,
  pictures: (id: string) => `base/${id}/pictures`,
  manifest: (id: string) => `base/${id}/manifest`,
  fixed: (id: string) => `base/${id}/fixed`,
  logs: 'log/',
  log: (lineage: string) => `log/${lineage}/`,
  files: 'files/',
  file: (key: string) => `files/${key}`,
} as const

/** A copy of a whole database. */
interface CopyManifest {
  id: string
  major: number
  /** Milliseconds since 1970 by the database's clock. */
  begun: number
  finished: number
  parts: number
  /** Before compression. */
  bytes: number
  pictures: number
}

/** The rows of a database at the moment at which it was begun: docs/decisions/0085. */
export interface DumpManifest extends CopyManifest {
  kind: 'dump'
}

/** The database's files, and where the log has to be applied from. */
export interface BaseManifest extends CopyManifest {
  kind?: never
  /** Names the unbroken log of one database: a restored one begins another. */
  lineage: string
  systemIdentifier: string
  timeline: number
  /** Positions in the log. */
  start: number
  stop: number
}

export type Manifest = BaseManifest | DumpManifest

export function isDump(manifest: Manifest): manifest is DumpManifest {
  return manifest.kind === 'dump'
}

/** @returns the first moment that can be restored with it. */
export function reachableFrom(manifest: Manifest): number {
  return isDump(manifest) ? manifest.begun : manifest.finished
}

/** A piece of the log, as its name tells. */
export interface LogPiece {
  name: string
  start: number
  end: number
  /** Everything that was acknowledged before lies in this piece or an earlier one; milliseconds since 1970. */
  moment: number
}

const digits = 16

export function logName(lineage: string, { start, end, moment }: Omit<LogPiece, 'name'>): string {
  const position = (value: number) => value.toString(16).padStart(digits, '0')
  return `${names.log(lineage)}${position(start)}-${position(end)}-${moment}`
}

/** @returns null for a name of something else. */
export function parseLogName(name: string): LogPiece | null {
  const [, start, end, moment] = /^log\/[^/]+\/([\da-f]{16})-([\da-f]{16})-(\d+)$/.exec(name) ?? []
  if (!start || !end) return null
  return { name, start: Number.parseInt(start, 16), end: Number.parseInt(end, 16), moment: Number(moment) }
}

/** @returns an id whose order is the order of time. */
export function timeId(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:.]/g, '')
}
