import type { Logger } from 'pino'
import type { SiteProfile } from '#contract/site.ts'
import type { Db } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'

/** What every handler may use. */
export interface ApiContext {
  db: Db
  storage: Storage
  profile: SiteProfile
  log: Logger
}
