import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import { scheduleActions } from '#contract/admin/drafts/schedules.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { ScheduleDialog } from '../publishing/schedule/schedule-dialog.tsx'

interface HeroScheduleProps {
  image: AdminHeroImage
  onClose: () => void
}

/** When a hero image is shown, and until when. */
export function HeroSchedule({ image: { id, title }, onClose }: HeroScheduleProps) {
  const reload = useReload()
  const { data, error } = useQuery({
    queryKey: ['admin-schedules', 'hero_images', id],
    queryFn: () => adminApi.schedules.list({ entity: 'hero_images', item_id: id }),
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (!error) return
    toastFailure(adminMessages.schedules.setFailed)
    onClose()
    // Runs once, when loading has failed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error])
  if (!data) return null
  return (
    <ScheduleDialog
      entity="hero_images"
      itemId={id}
      name={title}
      schedules={data}
      actions={scheduleActions}
      onChanged={reload}
      onClose={onClose}
    />
  )
}
