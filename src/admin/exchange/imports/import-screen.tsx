import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { callError } from '../../kit/api/admin-api.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { PageTitle } from '../../kit/layout/page-title.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportedFile } from './imported-file.tsx'
import type { ImportSearch } from './import-search.ts'
import { importQuery } from './imports-query.ts'

const route = getRouteApi('/guarded/admin/import')

/** A file is chosen, checked row by row, and written as a whole: docs/import-export.md. */
export function ImportScreen() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const show = (next: ImportSearch) => void navigate({ to: '.', search: next, resetScroll: false })
  return (
    <>
      <PageTitle
        title="Import"
        subtitle="Trips, vendors, testimonials and blogs from a spreadsheet or another system"
      />
      {search.import ? (
        <OneImport key={search.import} id={search.import} search={search} onShow={show} />
      ) : (
        <ChooseFile
          entity={search.entity ?? 'trips'}
          onEntity={(entity) => show({ entity })}
          onSent={(id) => show({ import: id })}
        />
      )}
    </>
  )
}

function titleOf(error: Error): string {
  return callError(error)?.code === 'IMPORT_NOT_FOUND' ? importMessages.notFound : importMessages.loadFailed
}

interface OneImportProps {
  id: string
  search: ImportSearch
  onShow: (search: ImportSearch) => void
}

function OneImport({ id, search, onShow }: OneImportProps) {
  const { data, error, refetch } = useQuery(importQuery(id))
  if (error && !data) return <LoadFailure title={titleOf(error)} error={error} onRetry={refetch} />
  if (!data) return <Skeleton height="12rem" />
  return <ImportedFile file={data} search={search} onShow={onShow} />
}
