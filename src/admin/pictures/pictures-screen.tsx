import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { adminApi, callError } from '../shell/api/admin-api.ts'
import { PageTitle } from '../shell/layout/page-title.tsx'
import { useDelete } from '../shell/list/use-delete.ts'
import { useList } from '../shell/list/use-list.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureFilters } from './picture-filters.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { pictureRefresh } from './picture-refresh.ts'
import type { PictureSearch } from './picture-search.ts'

const route = getRouteApi('/guarded/admin/pictures')

/** Divisible by two, three, five and six columns. */
const pageSize = 30

function fetchPictures(search: PictureSearch, signal: AbortSignal) {
  return adminApi.pictures.list({ ...search, page_size: pageSize }, { signal })
}

/** Media library. */
export function PicturesScreen() {
  const search = route.useSearch()
  const list = useList({
    search,
    key: ['admin-pictures'],
    order: { sort: 'created_at', direction: 'desc' },
    fetch: fetchPictures,
    followsOthers: true,
  })
  const [edited, setEdited] = useState<AdminPicture | null>(null)
  const remove = useDeletePicture()
  const removeEdited = async (picture: AdminPicture) => {
    if (await remove(picture)) setEdited(null)
  }
  return (
    <>
      <PageTitle title="Pictures" />
      <PictureFilters list={list} />
      <PictureGrid
        list={list}
        pageSize={pageSize}
        empty={emptyText(search)}
        onOpen={setEdited}
        onDelete={(picture) => void remove(picture)}
      />
      {edited ? (
        <PictureDialog
          key={edited.url}
          picture={edited}
          onClose={() => setEdited(null)}
          onDelete={() => void removeEdited(edited)}
        />
      ) : null}
    </>
  )
}

function emptyText({ search, bucket, unused }: PictureSearch): string {
  if (search) return 'No pictures found matching your search.'
  if (unused) return 'No unused pictures: everything that is stored stands somewhere.'
  return bucket ? 'No pictures of this kind yet.' : 'No pictures yet. They come with trips, blogs and hero images.'
}

function useDeletePicture() {
  const queryClient = useQueryClient()
  const { deleted, deleteFailed, inUse } = adminMessages.pictures
  return useDelete({
    question: {
      title: 'Delete Picture',
      text: (_picture: AdminPicture) => 'Are you sure you want to delete this picture? This cannot be undone.',
    },
    remove: ({ url }, api) => api.pictures.delete({ image_url: url }),
    done: () => deleted,
    failed: (error) => {
      // The picture has come into use in the meantime: refresh the list to show that.
      void queryClient.invalidateQueries({ queryKey: ['admin-pictures'] })
      return callError(error)?.code === 'PICTURE_IN_USE' ? inUse : deleteFailed
    },
    refresh: pictureRefresh,
  })
}
