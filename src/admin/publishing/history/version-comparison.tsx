import { Alert, Button, SegmentedControl, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Version, VersionedEntity, Versions } from '#contract/admin/changes/history.ts'
import { formatMoment } from '#values/format/dates.ts'
import { ArrowLeft } from '#ui/icons.tsx'
import { adminApi, callError } from '../../kit/api/admin-api.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import type { HistoryForm, TakeOver } from './history-form.ts'
import { LoadingRows } from '../../kit/list/rows/loading-rows.tsx'
import type { HistoryKind } from './history-kind.ts'
import { VersionFields } from './version-fields.tsx'
import styles from './version-comparison.module.css'

interface VersionComparisonProps<Values> {
  entity: VersionedEntity
  id: string
  changeId: number
  form: HistoryForm<Values>
  kind: HistoryKind<Values>
  onTake: TakeOver<Values>
  onBack: () => void
  /** All of a version was taken over. */
  onTaken: (() => void) | undefined
}

/** One version beside what the form holds now. */
export function VersionComparison<Values>(props: VersionComparisonProps<Values>) {
  const { entity, id: item_id, changeId: change_id, onBack } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setSide] = useState<Side>('after')
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-changes', 'version', entity, item_id, change_id],
    queryFn: ({ signal }) => adminApi.changes.version({ entity, item_id, change_id }, { signal }),
    staleTime: 0,
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // A creation has nothing before it, a deletion nothing after it.
  const side = data && !data[chosen] ? (chosen === 'after' ? 'before' : 'after') : chosen
  const which = data && `${side === 'after' ? 'of' : 'before'} ${formatMoment(data.at)}`
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<ArrowLeft />}
        style={{ alignSelf: 'flex-start' }}
        m="-0.25rem 0 0.25rem -0.5rem"
        onClick={onBack}
      >
        All changes
      </Button>
      <Title order={3} size="h4" ref={heading} tabIndex={-1} mb="0.75rem" className={styles.focused}>
        {which ? `Version ${which}` : 'Version'}
      </Title>
      {data && which ? (
        <Sides {...props} version={data} which={which} side={side} onSide={setSide} />
      ) : error && callError(error)?.code === 'CHANGE_NOT_FOUND' ? (
        <Alert variant="outline" color="madder" role="alert" title={callError(error)!.message} />
      ) : error ? (
        <LoadFailure title="The version did not load" error={error} onRetry={refetch} />
      ) : (
        <LoadingRows height={64} rows={5} />
      )}
    </>
  )
}

type Side = 'before' | 'after'

const sides = [
  { value: 'before', label: 'Before this change' },
  { value: 'after', label: 'After it' },
]

interface SidesProps<Values> extends VersionComparisonProps<Values> {
  version: Version
  which: string
  side: Side
  onSide: (side: Side) => void
}

function Sides<Values>({ version, which, side, onSide, ...props }: SidesProps<Values>) {
  const hasBoth = version.before !== null && version.after !== null
  const data: Versions[VersionedEntity] | null = version[side]
  return (
    <>
      {hasBoth ? (
        <SegmentedControl
          aria-label="Which version"
          data={sides}
          value={side}
          onChange={(value) => onSide(value as Side)}
          fullWidth
          mb="md"
        />
      ) : null}
      {data === null ? (
        <Text>This version is no longer stored.</Text>
      ) : (
        <VersionFields {...props} key={side} version={version} which={which} data={data} />
      )}
    </>
  )
}
