import { Modal, Stack, Text } from '@mantine/core'
import type { ScheduleAction, Schedule, ScheduledEntity } from '#contract/admin/drafts/schedules.ts'
import { ScheduleField, type ScheduledBody } from './schedule-field.tsx'

interface ScheduleDialogProps {
  entity: ScheduledEntity
  itemId: string
  /** Name of the item. */
  name: string
  schedules: Schedule[]
  /** Whether it can be taken off the site now, or will be there to be. */
  actions: readonly ScheduleAction[]
  /** The form's values; by default the server uses the stored ones. */
  bodyOf?: () => ScheduledBody
  /** Shows errors at the fields of the form. @returns whether there were any. */
  onRefused?: (error: unknown) => boolean
  /** Something was scheduled or cancelled. */
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** When an item is published and unpublished. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { entity, itemId, name, schedules, actions, bodyOf, onRefused, onChanged, onClose } = props
  return (
    <Modal opened onClose={onClose} title={`Schedule: ${name}`} size={480} centered>
      <Stack gap="lg">
        <Text c="dimmed">Times are in India (Asia/Kolkata).</Text>
        {actions.map((action) => (
          <ScheduleField
            key={action}
            item={{ entity, item_id: itemId, action }}
            schedule={schedules.find((each) => each.action === action) ?? null}
            bodyOf={action === 'publish' ? bodyOf : undefined}
            onRefused={(error) => {
              const isShown = onRefused?.(error) ?? false
              // The fields are in the form below.
              if (isShown) onClose()
              return isShown
            }}
            onChanged={async () => {
              await onChanged()
              onClose()
            }}
          />
        ))}
      </Stack>
    </Modal>
  )
}
