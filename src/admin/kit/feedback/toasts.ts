import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { ToastContent } from './toast-content.tsx'

const successDuration = 4000
/** Time to take something back. */
const undoDuration = 10_000
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
  const content = viewHref ? createElement(ToastContent, { message, href: viewHref }) : message
  show({ title, color: 'neem', autoClose: successDuration, role: 'status' }, message, () => content)
}

/**
 * A success that can be taken back; while the pointer or the focus is in it, it stays.
 * @param button gets a function that closes the toast.
 */
export function toastWithButton(message: string, button: (close: () => void) => ReactNode, viewHref?: string | null) {
  const toast = { title: adminMessages.titles.success, color: 'neem', autoClose: undoDuration, role: 'status' }
  show(toast, message, (close) => createElement(ToastContent, { message, href: viewHref, button: button(close) }))
}

/** Announced immediately by screen readers. */
export function toastFailure(message: string, title: string = adminMessages.titles.error): void {
  show({ title, color: 'madder', autoClose: failureDuration, role: 'alert' }, message, () => message)
}

/** For what they said being no longer true. */
export function clearToasts(): void {
  notifications.clean()
}

/** Errors disappear once something succeeds or the user leaves the screen. */
export function clearFailures(): void {
  for (const { id, role } of notificationsStore.getState().notifications) if (role === 'alert') notifications.hide(id!)
}

let shownToasts = 0

/**
 * An equal toast is replaced. The newest one is always shown: Mantine would queue it, so the oldest one is removed
 * instead.
 */
function show(
  toast: Omit<NotificationData, 'message'>,
  message: string,
  content: (close: () => void) => ReactNode,
): void {
  if (toast.role === 'status') clearFailures()
  const { notifications: shown } = notificationsStore.getState()
  const name = `${String(toast.title)}: ${message}`
  const equal = shown.filter(({ id }) => id?.endsWith(name))
  for (const { id } of equal) notifications.hide(id!)
  const oldest = shown.find((each) => !equal.includes(each))
  if (shown.length - equal.length >= toastLimit && oldest?.id) notifications.hide(oldest.id)
  shownToasts += 1
  const id = `${shownToasts} ${name}`
  const close = () => void notifications.hide(id)
  notifications.show({ ...toast, id, message: content(close), closeButtonProps })
}
