import { Button, Group, Modal, Skeleton, Stack, Text, ThemeIcon, UnstyledButton } from '@mantine/core'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import type { Bucket } from '#contract/pictures.ts'
import { Check } from '#ui/icons.tsx'
import { adminApi } from '../api/admin-api.ts'
import { ListFoot } from '../list/list-foot.tsx'
import { textOf } from '../list/list-search.ts'
import { LoadFailure } from '../feedback/load-failure.tsx'
import styles from './picture-library.module.css'
import { SearchField } from '../list/filters/search-field.tsx'
import { SmallPicture } from './thumbnail.tsx'
import { useIsNarrow } from '../hooks/use-is-narrow.ts'

/** Pictures per page of the dialog. */
const pageSize = 24

interface LibraryOptions {
  bucket: Bucket
  search: string
  /** Page number, from 1. */
  page: number
}

/** Never cached: the admin expects to find the latest upload. */
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
  /** Called for each picture that is added. */
  onChoose: (picture: AdminPicture) => void
  /** Number of pictures that can be added at once; without it, a click on a picture adds it. */
  several?: number | undefined
  /** Whether the focus returns to where it was; false if selecting a picture moves it elsewhere. */
  returnFocus?: boolean
}

/** A dialog with the stored pictures of a bucket, newest first. */
export function PictureLibrary(props: PictureLibraryProps) {
  const { opened, onClose, returnFocus = true } = props
  const isNarrow = useIsNarrow()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={props.several === undefined ? 'Choose from library' : 'Choose pictures from library'}
      size="56rem"
      fullScreen={isNarrow}
      returnFocus={returnFocus}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Library {...props} />
    </Modal>
  )
}

function Library({ bucket, onChoose, several }: PictureLibraryProps) {
  const [chosen, setChosen] = useState<AdminPicture[]>([])
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
      {isError ? <LoadFailure title="The pictures did not load" error={query.error} onRetry={query.refetch} /> : null}
      {data?.total === 0 ? <Text role="status">{emptyText(search)}</Text> : null}
      {data && data.total > 0 ? (
        <>
          <ul className={styles.pictures} aria-label="Pictures" aria-busy={isPlaceholderData}>
            {data.items.map((picture) => (
              <li key={picture.url}>
                {several === undefined ? (
                  <Choice picture={picture} onClick={() => onChoose(picture)} />
                ) : (
                  <Toggle picture={picture} chosen={chosen} several={several} onChange={setChosen} />
                )}
              </li>
            ))}
          </ul>
          <ListFoot page={page} pageSize={pageSize} shown={data.items.length} total={data.total} onPage={setPage} />
          {several === undefined ? null : (
            <AddBar chosen={chosen.length} several={several} onAdd={() => chosen.forEach(onChoose)} />
          )}
        </>
      ) : null}
    </Stack>
  )
}

function emptyText(search: string): string {
  return search ? 'No pictures found matching your search.' : 'No pictures of this kind yet.'
}

interface ChoiceProps {
  picture: AdminPicture
  onClick: () => void
  /** Undefined if a click adds the picture at once. */
  isChosen?: boolean
}

function Choice({ picture, onClick, isChosen }: ChoiceProps) {
  const { alt, name, original_name, width, height } = picture
  return (
    <UnstyledButton className={styles.choice} onClick={onClick} aria-pressed={isChosen}>
      {isChosen ? (
        <ThemeIcon pos="absolute" top={6} left={6} size={24} radius="xl" style={{ zIndex: 1 }}>
          <Check />
        </ThemeIcon>
      ) : null}
      <SmallPicture picture={picture} className={styles.picture} />
      <Text component="span" lineClamp={2} mt={4}>
        {alt || original_name || name}
      </Text>
      <Text component="span" size="xs" c="dimmed">
        {width} × {height}
      </Text>
    </UnstyledButton>
  )
}

interface ToggleProps {
  picture: AdminPicture
  chosen: AdminPicture[]
  several: number
  onChange: (chosen: AdminPicture[]) => void
}

/** One of several pictures; beyond the number that fits, none can be chosen. */
function Toggle({ picture, chosen, several, onChange }: ToggleProps) {
  const isChosen = chosen.some(({ url }) => url === picture.url)
  const toggle = () => {
    if (isChosen) onChange(chosen.filter(({ url }) => url !== picture.url))
    else if (chosen.length < several) onChange([...chosen, picture])
  }
  return <Choice picture={picture} onClick={toggle} isChosen={isChosen} />
}

/** Stays in view at the end of the dialog. */
function AddBar({ chosen, several, onAdd }: { chosen: number; several: number; onAdd: () => void }) {
  return (
    <Group
      justify="space-between"
      pos="sticky"
      bottom={0}
      py="0.75rem"
      bg="var(--color-paper)"
      style={{ zIndex: 2, borderTop: '1px solid var(--color-line)' }}
    >
      <Text role="status" c="dimmed">
        {chosen} of {several} chosen
      </Text>
      <Button disabled={chosen === 0} onClick={onAdd}>
        Add {chosen === 1 ? '1 picture' : `${chosen} pictures`}
      </Button>
    </Group>
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
