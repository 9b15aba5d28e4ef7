import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications'
import { adminMessages } from '#contract/messages.ts'

const shownFor = 5000
const failureShownFor = 9000
const closeButtonProps = { 'aria-label': 'Close' }

/** How many toasts are on the screen at a time. */
export const toastLimit = 5

/** A toast in the quiet style. */
export function toastSuccess(message: string, title: string = adminMessages.titles.success): void {
  show({ title, message, color: 'neem', autoClose: shownFor, role: 'status' })
}

/** A toast in the destructive style, announced at once. */
export function toastFailure(message: string, title: string = adminMessages.titles.error): void {
  show({ title, message, color: 'madder', autoClose: failureShownFor, role: 'alert' })
}

/** The newest is always seen: the kit would let it wait until an older one has gone, the oldest gives way instead. */
function show(toast: NotificationData): void {
  const { notifications: shown } = notificationsStore.getState()
  const oldest = shown[0]
  if (shown.length >= toastLimit && oldest?.id) notifications.hide(oldest.id)
  notifications.show({ ...toast, closeButtonProps })
}
