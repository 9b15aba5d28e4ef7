import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { adminMessages } from '#contract/messages.ts'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { adminApi, callError } from '../kit/api/admin-api.ts'
import { Upload } from '../kit/layout/admin-icons.tsx'
import { PageTitle } from '../kit/layout/page-title.tsx'
import { useDelete } from '../kit/list/use-delete.ts'
import { ListNotice } from '../kit/list/list-notice.tsx'
import { useListForm, type FormPlace } from '../kit/list/use-list-form.ts'
import { useList } from '../kit/list/use-list.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureFilters } from './picture-filters.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { PictureTotalsLine } from './picture-totals.tsx'
import type { PictureSearch } from './picture-search.ts'
import { UploadDialog } from './upload-dialog.tsx'

const route = getRouteApi('/guarded/admin/pictures')

/** Divisible by two, three, five and six columns. */
const pageSize = 30

export function PicturesScreen() {
  const search = route.useSearch()
  const list = useList({
    search,
    names: ['picture', 'pictures'],
    key: ['admin-pictures'],
    order: { sort: 'created_at', direction: 'desc' },
    fetch: (input, signal) => adminApi.pictures.list({ ...input, page_size: pageSize }, { signal }),
  })
  const { opened, create, edit, notice } = useListForm(search)
  const edited = useOpenedPicture(opened?.place ?? null, list.query.data?.items)
  const remove = useDeletePicture()
  const removeEdited = async (picture: AdminPicture) => {
    if (await remove(picture)) opened?.place.onClose()
  }
  return (
    <>
      <PageTitle title="Pictures">
        <Button leftSection={<Upload />} onClick={create}>
          Upload pictures
        </Button>
      </PageTitle>
      <ListNotice notice={notice} />
      <PictureFilters list={list} />
      <PictureTotalsLine bucket={search.bucket} />
      <PictureGrid
        list={list}
        pageSize={pageSize}
        empty={emptyText(search)}
        onOpen={({ name }) => edit({ id: name })}
        onDelete={(picture) => void remove(picture)}
      />
      {opened?.place.id === null ? <UploadDialog bucket={search.bucket} onClose={opened.place.onClose} /> : null}
      {opened && edited ? (
        <PictureDialog
          key={edited.url}
          picture={edited}
          onClose={opened.place.onClose}
          onDelete={() => void removeEdited(edited)}
        />
      ) : null}
    </>
  )
}

/** The picture whose file name the address has: of the list's page, or found by its name. */
function useOpenedPicture(place: FormPlace | null, items: AdminPicture[] = []): AdminPicture | null {
  const name = place?.id ?? null
  const listed = items.find((picture) => picture.name === name)
  const { data } = useQuery({
    queryKey: ['admin-pictures', 'named', name],
    queryFn: async () => {
      const found = await adminApi.pictures.list({ search: name!, page_size: 1 })
      return found.items.find((picture) => picture.name === name) ?? null
    },
    enabled: name !== null && !listed,
  })
  const isMissing = name !== null && !listed && data === null
  useEffect(() => {
    if (isMissing) place?.onMissing(adminMessages.pictures.gone)
    // Runs once, when that is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing])
  return listed ?? data ?? null
}

function emptyText({ search, bucket, unused }: PictureSearch): string {
  if (search) return 'No pictures found matching your search.'
  if (unused) return 'No unused pictures: all stored pictures are in use.'
  return bucket
    ? 'No pictures of this kind yet.'
    : 'No pictures yet. Upload some here, or with trips, blogs and hero images.'
}

function useDeletePicture() {
  const reload = useReload()
  const { deleted, deleteFailed, inUse } = adminMessages.pictures
  return useDelete({
    question: {
      title: 'Delete Picture',
      text: (_picture: AdminPicture) =>
        'Are you sure you want to delete this picture? It stays in the trash for 30 days.',
    },
    remove: ({ url }, api) => api.pictures.delete({ image_url: url }),
    done: () => deleted,
    failed: (error) => {
      // The picture has come into use in the meantime: refresh the list to show that.
      void reload()
      return callError(error)?.code === 'PICTURE_IN_USE' ? inUse : deleteFailed
    },
  })
}
