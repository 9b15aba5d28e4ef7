import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'

interface Question {
  title: string
  text: string
  confirm: string
  cancel?: string
  /** Styles the confirm button as destructive. */
  destructive?: boolean
}

/** Opens a confirmation dialog. @returns whether it was confirmed; closing the dialog means no. */
export function confirm({
  title,
  text,
  confirm: yes,
  cancel = 'Cancel',
  destructive = true,
}: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      centered: true,
      children: <Text>{text}</Text>,
      labels: { confirm: yes, cancel },
      confirmProps: { color: destructive ? 'madder' : 'indigo' },
      closeButtonProps: { 'aria-label': 'Close' },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    })
  })
}
