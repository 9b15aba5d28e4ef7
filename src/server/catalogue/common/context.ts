import type { Logger } from 'pino'
import type { SiteProfile } from '#contract/site.ts'
import type { Visitor } from '../../auth/visitor.ts'
import type { ContentWrites } from '../../db/content-writes.ts'
import type { Db } from '../../db/database.ts'
import type { DiskSpace } from '../../disk-space.ts'
import type { Storage } from '../../files/storage.ts'

/** The open parts of the program that handlers may use. */
export interface ApiParts {
  db: Db
  storage: Storage
  profile: SiteProfile
  log: Logger
  /** The disk that rows and files are written to; null where both lie elsewhere. */
  disk: DiskSpace | null
  /** What the public sees is made anew before the call that changed it is answered. */
  writes: ContentWrites
}

/** What every handler may use; `db` is the running transaction in calls that write. */
export interface ApiContext extends ApiParts {
  /** @returns the admin when the call carries the admin's session, else null. */
  admin: Visitor['admin']
  /** The Idempotency-Key header of the call, as it came. */
  idempotencyKey?: string | undefined
}
