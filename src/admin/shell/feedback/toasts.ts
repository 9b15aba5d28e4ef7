import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications'
import { createElement } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { ToastLink } from './toast-link.tsx'

const successDuration = 4000
const failureDuration = 9000
const closeButtonProps = { 'aria-label': 'Close' }

/** Maximum number of visible toasts. */
export const toastLimit = 5

/** @param viewHref page of the public site on which the result is seen. */
export function toastSuccess(
  message: string,
  title: string = adminMessages.titles.success,
  viewHref?: string | null,
): void {
  const content = viewHref ? createElement(ToastLink, { message, href: viewHref }) : message
  show({ title, message: content, color: 'neem', autoClose: successDuration, role: 'status' }, message)
}

/** Announced immediately by screen readers. */
export function toastFailure(message: string, title: string = adminMessages.titles.error): void {
  show({ title, message, color: 'madder', autoClose: failureDuration, role: 'alert' }, message)
}

/** For what they said being no longer true. */
export function clearToasts(): void {
  notifications.clean()
}

let shownToasts = 0

/**
 * An equal toast is replaced. The newest one is always shown: Mantine would queue it, so the oldest one is removed
 * instead.
 */
function show(toast: NotificationData, message: string): void {
  const { notifications: shown } = notificationsStore.getState()
  const name = `${String(toast.title)}: ${message}`
  const equal = shown.filter(({ id }) => id?.endsWith(name))
  for (const { id } of equal) notifications.hide(id!)
  const oldest = shown.find((each) => !equal.includes(each))
  if (shown.length - equal.length >= toastLimit && oldest?.id) notifications.hide(oldest.id)
  shownToasts += 1
  notifications.show({ ...toast, id: `${shownToasts} ${name}`, closeButtonProps })
}
