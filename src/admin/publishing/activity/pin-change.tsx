import { ActionIcon, Tooltip } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { Pin } from '../../kit/layout/admin-icons.tsx'
import styles from './pin-change.module.css'

interface PinChangeProps {
  id: number
  pinned: boolean
  /** Names the change in the button's label: 'of 14:02'. */
  name: string
}

/**
 * Pins or unpins a change, which keeps it for ever. Lists and histories follow, since each write fetches them again.
 */
export function PinChange({ id, pinned, name }: PinChangeProps) {
  const { pinned: pinnedText, unpinned, pinFailed } = adminMessages.changes
  const { mutate, isPending } = useWrite({
    write: (wanted: boolean, { api }) => api.changes.pin({ change_id: id, pinned: wanted }),
    onSuccess: (_result, wanted) => toastSuccess(wanted ? pinnedText : unpinned),
    onError: () => toastFailure(pinFailed),
  })
  const label = pinned ? 'Pinned: stays for ever' : 'Keep for ever'
  return (
    <Tooltip label={label} position="left">
      <ActionIcon
        variant="subtle"
        size="lg"
        className={styles.pin}
        aria-label={`Pin the change ${name}`}
        aria-pressed={pinned}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate(!pinned)
        }}
      >
        <Pin className="size-4" />
      </ActionIcon>
    </Tooltip>
  )
}
