import { Modal, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import type { Bucket } from '#contract/pictures.ts'
import { adminApi } from '../api/admin-api.ts'
import { ListFoot } from '../list/list-foot.tsx'
import { textOf } from '../list/list-search.ts'
import { LoadFailure } from '../feedback/load-failure.tsx'
import styles from './picture-library.module.css'
import { SearchField } from '../list/search-field.tsx'
import { SmallPicture } from './thumbnail.tsx'
import { useIsNarrow } from '../hooks/use-is-narrow.ts'

/** Pictures per page of the dialog. */
const pageSize = 24

interface LibraryOptions {
  bucket: Bucket
  search: string
  /** From 1. */
  page: number
}

/** Never cached: the admin expects to find what was just uploaded. */
function libraryQuery({ bucket, search, page }: LibraryOptions) {
  return queryOptions({
    queryKey: ['pictures', 'library', bucket, search, page],
    queryFn: ({ signal }) =>
      adminApi.pictures.list({ bucket, search: textOf(search), page, page_size: pageSize }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

interface PictureLibraryProps {
  bucket: Bucket
  opened: boolean
  onClose: () => void
  onChoose: (picture: AdminPicture) => void
  /** Whether the focus returns to where it was; false if selecting a picture moves it elsewhere. */
  returnFocus?: boolean
}

/** A dialog with the stored pictures of a bucket, newest first. */
export function PictureLibrary({ bucket, opened, onClose, onChoose, returnFocus = true }: PictureLibraryProps) {
  const isNarrow = useIsNarrow()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Choose from library"
      size="56rem"
      fullScreen={isNarrow}
      returnFocus={returnFocus}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Library bucket={bucket} onChoose={onChoose} />
    </Modal>
  )
}

function Library({ bucket, onChoose }: Pick<PictureLibraryProps, 'bucket' | 'onChoose'>) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery(libraryQuery({ bucket, search, page }))
  const { data, isPending, isError, isPlaceholderData } = query
  return (
    <Stack>
      <SearchField
        label="Search by alternative text or file name"
        value={search}
        onSearch={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      {isPending ? <LoadingPictures /> : null}
      {isError ? (
        <LoadFailure title="The pictures did not load" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {data?.total === 0 ? <Text role="status">{emptyText(search)}</Text> : null}
      {data && data.total > 0 ? (
        <>
          <ul className={styles.pictures} aria-label="Pictures" aria-busy={isPlaceholderData}>
            {data.items.map((picture) => (
              <li key={picture.url}>
                <Choice picture={picture} onChoose={() => onChoose(picture)} />
              </li>
            ))}
          </ul>
          <ListFoot page={page} pageSize={pageSize} shown={data.items.length} total={data.total} onPage={setPage} />
        </>
      ) : null}
    </Stack>
  )
}

function emptyText(search: string): string {
  return search ? 'No pictures found matching your search.' : 'No pictures of this kind yet.'
}

function Choice({ picture, onChoose }: { picture: AdminPicture; onChoose: () => void }) {
  const { alt, name, width, height } = picture
  return (
    <UnstyledButton className={styles.choice} onClick={onChoose}>
      <SmallPicture picture={picture} className={styles.picture} />
      <Text component="span" lineClamp={2} className={styles.name}>
        {alt || name}
      </Text>
      <Text component="span" size="xs" c="dimmed">
        {width} × {height}
      </Text>
    </UnstyledButton>
  )
}

function LoadingPictures() {
  return (
    <div className={styles.pictures} role="status" aria-label="Loading">
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} height={110} />
      ))}
    </div>
  )
}
