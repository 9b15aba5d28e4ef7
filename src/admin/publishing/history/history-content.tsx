import type { VersionedEntity } from '#contract/admin/changes/history.ts'
import type { HistoryAddress, HistoryForm, TakeOver } from './history-form.ts'
import type { HistoryKind } from './history-kind.ts'
import { HistoryList } from './history-list.tsx'
import { VersionComparison } from './version-comparison.tsx'

interface HistoryContentProps<Values> {
  entity: VersionedEntity
  id: string
  form: HistoryForm<Values>
  kind: HistoryKind<Values>
  address: HistoryAddress
  /** Whether it covers the form, which shows again after "Use all". */
  covers: boolean
  onTake: TakeOver<Values>
}

/** All changes of an item, or the version of one of them beside what the form holds. */
export function HistoryContent<Values>({ address, covers, ...props }: HistoryContentProps<Values>) {
  const { changeId, compare, back, close } = address
  if (changeId === null) return <HistoryList entity={props.entity} id={props.id} onChoose={compare} />
  const onTaken = covers ? close : undefined
  return <VersionComparison key={changeId} {...props} changeId={changeId} onBack={back} onTaken={onTaken} />
}
