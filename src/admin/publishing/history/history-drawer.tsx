import { Drawer, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionedEntity } from '#contract/admin/changes/history.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { useEscape } from '../../kit/hooks/use-escape.ts'
import { useIsNarrow } from '../../kit/hooks/use-is-narrow.ts'
import { useReturnFocus } from '../../kit/hooks/use-return-focus.ts'
import { FormHeading } from '../../kit/form/form-heading.tsx'
import { dialogProps, filledDialog } from '../../kit/layout/theme.ts'
import type { HistoryAddress, HistoryForm, TakeOver } from './history-form.ts'
import type { HistoryKind } from './history-kind.ts'
import { LoadingRows } from '../../kit/list/rows/loading-rows.tsx'

interface HistoryDrawerProps<Values> {
  entity: VersionedEntity
  id: string
  name: string
  form: HistoryForm<Values>
  load: () => Promise<HistoryKind<Values>>
  address: HistoryAddress
  onTake: TakeOver<Values>
}

/** Beside the form; on a phone over it. What it shows is loaded when it opens. */
export function HistoryDrawer<Values>({ load, ...props }: HistoryDrawerProps<Values>) {
  const { entity, name, address } = props
  const { changeId } = address
  const isNarrow = useIsNarrow()
  const [content, setContent] = useState<HTMLElement | null>(null)
  useReturnFocus()
  useEscape(content, address.close)
  const { data, error, refetch } = useQuery({
    // Sections of the settings differ in their fields, items of other entities do not.
    queryKey: ['history-code', entity, entity === 'site_settings' ? props.id : null],
    queryFn: async () => {
      const [{ HistoryList }, { VersionComparison }, kind] = await Promise.all([
        import('./history-list.tsx'),
        import('./version-comparison.tsx'),
        load(),
      ])
      return { HistoryList, VersionComparison, kind }
    },
    staleTime: Infinity,
    structuralSharing: false,
  })
  return (
    <Drawer.Root
      opened
      onClose={address.close}
      position="right"
      size={isNarrow ? '100%' : '30rem'}
      closeOnEscape={false}
      closeOnClickOutside={false}
      lockScroll={false}
      returnFocus={false}
      classNames={filledDialog}
      styles={{
        content: { borderLeft: '1px solid var(--color-line)', boxShadow: '-8px 0 28px rgb(29 26 22 / 12%)' },
      }}
      attributes={dialogProps.attributes}
    >
      <Drawer.Content data-history-panel>
        <Drawer.Header>
          <Drawer.Title>
            <FormHeading title="History" name={name} />
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Close the history" />
        </Drawer.Header>
        <Drawer.Body>
          <Stack ref={setContent} gap={0} flex={1} p="1rem 1.25rem 0">
            {data && changeId === null ? (
              <data.HistoryList entity={entity} id={props.id} onChoose={address.compare} />
            ) : data && changeId !== null ? (
              <data.VersionComparison
                key={changeId}
                {...props}
                kind={data.kind}
                changeId={changeId}
                onBack={address.back}
                // On a phone the form shows again after "Use all".
                onTaken={isNarrow ? address.close : undefined}
              />
            ) : error ? (
              <LoadFailure title="The history did not load" error={error} onRetry={refetch} />
            ) : (
              <LoadingRows height={64} rows={5} />
            )}
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
