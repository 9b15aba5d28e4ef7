import { Group, Loader, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import { adminMessages } from '#contract/messages.ts'
import { EmptyList } from '../kit/list/empty-list.tsx'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { PageTitle } from '../kit/layout/page-title.tsx'
import { ListNotice } from '../kit/list/list-notice.tsx'
import { useDelete } from '../kit/list/use-delete.ts'
import { useListForm } from '../kit/list/use-list-form.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { useAction } from '../kit/api/use-action.ts'
import { HeroImageCard } from './hero-image-card.tsx'
import { HeroImageDialog } from './hero-image-dialog.tsx'
import { HeroImageForm } from './hero-image-form.tsx'
import { HeroSchedule } from './hero-schedule.tsx'
import { heroImagesQuery } from './hero-images-query.ts'
import styles from './hero-images-screen.module.css'

const route = getRouteApi('/guarded/admin/hero-images')
const messages = adminMessages.heroImages

/** Specification 2.18. */
export function HeroImagesScreen() {
  const [created, setCreated] = useState(0)
  return (
    <>
      <PageTitle title="Hero Image Management" />
      <HeroImageForm key={created} onCreated={() => setCreated(created + 1)} />
      <HeroImageGrid />
    </>
  )
}

function HeroImageGrid() {
  const { data: images, isPending, error, refetch } = useQuery(heroImagesQuery)
  const { opened, edit, notice } = useListForm(route.useSearch())
  const edited = images?.find(({ id }) => id === opened?.place.id)
  const isMissing = images !== undefined && (opened?.place.id ?? null) !== null && !edited
  useEffect(() => {
    if (isMissing) opened?.place.onMissing(messages.notFound)
    // Runs once, when that is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing])
  const [planned, setPlanned] = useState<AdminHeroImage | null>(null)
  const activation = useSetActive()
  const remove = useDelete({
    question: {
      title: 'Delete Hero Image',
      text: ({ is_active }: AdminHeroImage) =>
        is_active
          ? 'Are you sure you want to delete this hero image? It is the active one: the home page will have none.'
          : 'Are you sure you want to delete this hero image?',
    },
    remove: ({ id }, api) => api.heroImages.delete({ hero_image_id: id }),
    done: () => messages.deleted,
    failed: messages.deleteFailed,
  })
  if (isPending) return <Loading />
  if (error) return <LoadFailure title="The hero images did not load" error={error} onRetry={refetch} />
  if (images.length === 0) {
    return <EmptyList text="No hero images found. Add your first hero image above." />
  }
  return (
    <>
      <ListNotice notice={notice} />
      <ul className={styles.grid} aria-label="Hero images">
        {images.map((image) => (
          <HeroImageCard
            key={image.id}
            image={image}
            working={activation.isPending}
            onActive={(active) => activation.setActive(image.id, active)}
            onEdit={() => void edit(image)}
            onSchedule={() => setPlanned(image)}
            onDelete={() => void remove(image)}
          />
        ))}
      </ul>
      {opened && edited ? <HeroImageDialog key={edited.id} image={edited} onClose={opened.place.onClose} /> : null}
      {planned ? <HeroSchedule key={planned.id} image={planned} onClose={() => setPlanned(null)} /> : null}
    </>
  )
}

function useSetActive() {
  const reload = useReload()
  const { act, isPending } = useAction()
  const setActive = (hero_image_id: string, is_active: boolean) =>
    act({
      run: ({ heroImages }) => heroImages.update({ hero_image_id, is_active }),
      done: messages.statusUpdated,
      failed: messages.statusFailed,
      onDone: reload,
    })
  return { setActive, isPending }
}

function Loading() {
  return (
    <Group role="status">
      <Loader size="sm" />
      <Text>Loading hero images...</Text>
    </Group>
  )
}
