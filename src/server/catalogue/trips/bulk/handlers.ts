import { trips } from '#server/platform/db/schema.ts'
import { adminProcedure, inTransaction } from '#server/api/admin-procedure.ts'
import { changeRows, type RowsAction } from '../../common/bulk/change-rows.ts'
import { changeOf, logChanges } from '../../common/writes/log-change.ts'
import { tripConditions } from '../trip-filters.ts'
import { chosenTripColumns, tripActions, type ChosenTrip } from './actions.ts'
import { orderHomeTrips, selectHomeTrips } from './home-order.ts'

const { trips: procedures } = adminProcedure

const source = { table: trips, columns: chosenTripColumns, conditions: tripConditions }

export const tripBulkHandlers = {
  bulk: procedures.bulk.use(inTransaction).handler(async ({ input, context }) => {
    const action = tripActions[input.action.kind] as RowsAction<ChosenTrip, typeof input.action>
    const result = await changeRows(context.db, source, action, input)
    logChanges(context, 'trip', result.changed, changeOf(input.action))
    return result
  }),
  home: procedures.home.handler(({ context }) => selectHomeTrips(context.db)),
  orderHome: procedures.orderHome.use(inTransaction).handler(async ({ input, context }) => ({
    changed: await orderHomeTrips(context.db, input.ids),
  })),
}
