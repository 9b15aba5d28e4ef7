import { plannedStates, type PlannedState } from '#contract/admin/drafts/drafts.ts'
import { statuses, type Status } from '#contract/fields.ts'
import { plannedLabels } from './planned-badges.tsx'
import { statusLabels } from '../../kit/list/status-badge.tsx'

/** Filters of which a list has one at a time. */
interface StateFilters {
  status?: Status | undefined
  planned?: PlannedState | undefined
}

/** Options of the select box of the status. */
export const stateOptions = [
  ...statuses.map((value) => ({ value: value as string, label: statusLabels[value] })),
  ...plannedStates.map((value) => ({ value: value as string, label: plannedLabels[value] })),
]

/** @returns the chosen option; undefined for all. */
export function stateOf({ status, planned }: StateFilters): string | undefined {
  return planned ?? status
}

/** @returns the filters that an option sets. */
export function filtersOfState(chosen: string | null): StateFilters {
  return { status: statuses.find((each) => each === chosen), planned: plannedStates.find((each) => each === chosen) }
}
