import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications'
import { adminMessages } from '#contract/messages.ts'

const successDuration = 5000
const failureDuration = 9000
const closeButtonProps = { 'aria-label': 'Close' }

/** Maximum number of visible toasts. */
export const toastLimit = 5

export function toastSuccess(message: string, title: string = adminMessages.titles.success): void {
  show({ title, message, color: 'neem', autoClose: successDuration, role: 'status' })
}

/** Announced immediately by screen readers. */
export function toastFailure(message: string, title: string = adminMessages.titles.error): void {
  show({ title, message, color: 'madder', autoClose: failureDuration, role: 'alert' })
}

/** The newest toast is always shown: Mantine would queue it, so the oldest one is removed instead. */
function show(toast: NotificationData): void {
  const { notifications: shown } = notificationsStore.getState()
  const oldest = shown[0]
  if (shown.length >= toastLimit && oldest?.id) notifications.hide(oldest.id)
  notifications.show({ ...toast, closeButtonProps })
}
