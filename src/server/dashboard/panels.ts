import type { Logger } from 'pino'
import type { Panels } from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../platform/db/database.ts'
import { selectEdited } from './edited-query.ts'
import { selectJourneys } from './journeys-query.ts'
import { selectStorage } from './storage-query.ts'
import { selectWaiting } from './waiting-query.ts'

type Read<Name extends keyof Panels> = (db: Db) => Promise<NonNullable<Panels[Name]>>

/** Panels whose content type has its own folder. */
export interface PanelSources {
  comingUp: Read<'coming_up'>
  week: Read<'week'>
  history: (db: Db) => Promise<NonNullable<Panels['storage']>['history']>
}

/** Reads all panels at once; one that fails is logged, and the others are there. */
export async function readPanels(db: Db, log: Logger, { comingUp, week, history }: PanelSources): Promise<Panels> {
  const read = async <Panel>(panel: keyof Panels, query: Promise<Panel>): Promise<Panel | null> =>
    query.catch((error: unknown) => {
      log.error({ err: error, panel }, 'a panel of the dashboard could not be read')
      return null
    })
  const [edited, waiting, coming_up, journeys, ofWeek, storage] = await Promise.all([
    read('edited', selectEdited(db)),
    read('waiting', selectWaiting(db)),
    read('coming_up', comingUp(db)),
    read('journeys', selectJourneys(db)),
    read('week', week(db)),
    read('storage', selectStorage(db, history)),
  ])
  return { edited, waiting, coming_up, journeys, week: ofWeek, storage }
}
