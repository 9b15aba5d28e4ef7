import { Skeleton, Stack } from '@mantine/core'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { EmptyList } from '../kit/list/empty-list.tsx'
import { ListFoot } from '../kit/list/list-foot.tsx'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import type { List } from '../kit/list/use-list.ts'
import { PictureCard } from './picture-card.tsx'
import styles from './picture-grid.module.css'
import type { PictureSearch } from './picture-search.ts'

interface PictureGridProps {
  list: List<AdminPicture, PictureSearch>
  pageSize: number
  /** Text of an empty list. */
  empty: string
  onOpen: (picture: AdminPicture) => void
  onDelete: (picture: AdminPicture) => void
}

/** A page of the library, with loading, empty and error states. */
export function PictureGrid({ list, pageSize, empty, onOpen, onDelete }: PictureGridProps) {
  const { query, page, goTo } = list
  if (query.isPending) return <LoadingCards />
  if (query.isError) {
    return <LoadFailure title="The pictures did not load" error={query.error} onRetry={query.refetch} />
  }
  const { total, items } = query.data
  if (items.length === 0 && page === 1) return <EmptyList text={empty} />
  return (
    <Stack gap="md">
      <ul className={styles.grid} aria-label="Pictures" aria-busy={query.isPlaceholderData}>
        {items.map((picture) => (
          <PictureCard
            key={picture.url}
            picture={picture}
            onOpen={() => onOpen(picture)}
            onDelete={() => onDelete(picture)}
          />
        ))}
      </ul>
      <ListFoot page={page} pageSize={pageSize} shown={items.length} total={total} onPage={goTo} />
    </Stack>
  )
}

function LoadingCards() {
  return (
    <div className={styles.grid} role="status" aria-label="Loading">
      {Array.from({ length: 12 }, (_, card) => (
        <Skeleton key={card} className={styles.loading} />
      ))}
    </div>
  )
}
