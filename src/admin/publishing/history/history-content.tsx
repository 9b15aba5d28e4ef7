import type { VersionedEntity } from '#contract/admin/changes/history.ts'
import type { HistoryAddress, HistoryForm, TakeOver } from './history-form.ts'
import type { HistoryKind } from './history-kind.ts'
import { HistoryList } from './history-list.tsx'
import { VersionComparison } from './version-comparison.tsx'

export interface HistoryContentProps<Values> {
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
export function HistoryContent<Values>({
  entity,
  id,
  form,
  kind,
  address,
  covers,
  onTake,
}: HistoryContentProps<Values>) {
  const { changeId } = address
  if (changeId === null) return <HistoryList entity={entity} id={id} onChoose={address.compare} />
  return (
    <VersionComparison
      key={changeId}
      entity={entity}
      id={id}
      changeId={changeId}
      form={form}
      kind={kind}
      onTake={onTake}
      onBack={address.back}
      onTaken={covers ? address.close : undefined}
    />
  )
}
