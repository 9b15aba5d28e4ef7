import { notifications } from '@mantine/notifications'
import { adminMessages } from '#contract/messages.ts'

const shownFor = 5000
const failureShownFor = 9000
const closeButtonProps = { 'aria-label': 'Close' }

/** A toast in the quiet style. */
export function toastSuccess(message: string, title: string = adminMessages.titles.success): void {
  notifications.show({ title, message, color: 'neem', autoClose: shownFor, role: 'status', closeButtonProps })
}

/** A toast in the destructive style, announced at once. */
export function toastFailure(message: string, title: string = adminMessages.titles.error): void {
  notifications.show({ title, message, color: 'madder', autoClose: failureShownFor, role: 'alert', closeButtonProps })
}
