import { asc, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { trips } from '#server/platform/db/schema.ts'
import { adminProcedure, inTransaction } from '#server/api/admin-procedure.ts'
import { changeRows, type RowsAction } from '../../common/bulk/change-rows.ts'
import { lockChosen } from '../../common/bulk/chosen-rows.ts'
import { changeOf, logChanges } from '../../common/writes/log-change.ts'
import { asTypedError } from '#server/api/writes/write-refused.ts'
import { countTrips } from '../admin-queries.ts'
import { tripConditions, type TripFilters } from '../trip-filters.ts'
import { chosenTripColumns, tripActions, type ChosenTrip } from './actions.ts'
import { orderHomeTrips, selectHomeTrips } from './home-order.ts'

const { trips: procedures } = adminProcedure

/** Trips as a bulk change sees and locks them. */
const sourceOf = (tx: Db) => ({
  id: trips.id,
  conditions: tripConditions,
  count: (filters: TripFilters) => countTrips(tx, filters),
  lock: (where: SQL | undefined, limit: number) =>
    tx.select(chosenTripColumns).from(trips).where(where).orderBy(asc(trips.id)).limit(limit).for('update'),
})

export const tripBulkHandlers = {
  bulk: procedures.bulk.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    const { rows, action, only_valid } = input
    const result = await asTypedError(
      errors,
      lockChosen(db, rows, sourceOf(db)).then((chosen) =>
        changeRows(db, chosen, tripActions[action.kind] as RowsAction<ChosenTrip, typeof action>, {
          action,
          only_valid,
        }),
      ),
    )
    logChanges(context, 'trip', result.changed, changeOf(action))
    return result
  }),
  home: procedures.home.handler(({ context }) => selectHomeTrips(context.db)),
  orderHome: procedures.orderHome.use(inTransaction).handler(async ({ input, context, errors }) => ({
    changed: await asTypedError(errors, orderHomeTrips(context.db, input.ids)),
  })),
}
