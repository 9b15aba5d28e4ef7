import { Button, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { randomId } from '@mantine/hooks'
import styles from './confirm.module.css'

interface Answer<Value> {
  value: Value
  label: string
  /** The main answer is filled, a destructive one red. */
  kind?: 'main' | 'destructive' | undefined
}

interface Choice<Value> {
  title: string
  text: string
  /** The consequence, as a second paragraph. */
  detail?: string | null | undefined
  /** In the order in which they are shown; the first one gets the focus, so it is to be the one that does no harm. */
  answers: [Answer<Value>, ...Answer<Value>[]]
}

/** Mantine shows toasts at 400; a toast must not cover the buttons of a question. */
const aboveToasts = 450

/** Asks a question in an alert dialog. @returns the answer; closing the dialog gives the first one. */
export function ask<Value>({ title, text, detail, answers }: Choice<Value>): Promise<Value> {
  return new Promise((resolve) => {
    const modalId = randomId()
    const answer = (value: Value) => {
      resolve(value)
      modals.close(modalId)
    }
    modals.open({
      modalId,
      title,
      centered: true,
      zIndex: aboveToasts,
      closeButtonProps: { 'aria-label': 'Close' },
      onClose: () => resolve(answers[0].value),
      children: (
        <div ref={makeAlertDialog}>
          <Text>{text}</Text>
          {detail ? (
            <Text mt="xs" c="dimmed">
              {detail}
            </Text>
          ) : null}
          <div className={styles.answers}>
            {answers.map(({ value, label, kind }, index) => (
              <Button
                key={label}
                data-autofocus={index === 0 || undefined}
                {...looks[kind ?? 'plain']}
                onClick={() => answer(value)}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      ),
    })
  })
}

const looks = { main: {}, destructive: { color: 'madder' }, plain: { variant: 'default' } } as const

/**
 * Ref of a dialog's content. Mantine's dialogs all have the role `dialog`; one that asks before something happens is an
 * alert dialog. The next dialog may be the same element.
 */
export function makeAlertDialog(content: HTMLElement | null): () => void {
  const dialog = content?.closest('[role="dialog"]')
  dialog?.setAttribute('role', 'alertdialog')
  return () => dialog?.setAttribute('role', 'dialog')
}

interface Question {
  title: string
  text: string
  detail?: string | null | undefined
  confirm: string
  cancel?: string
  /** False where nothing is lost: the button is not red then. */
  destructive?: boolean
}

/** Asks before something is done. @returns whether it was confirmed; closing the dialog means no. */
export function confirm(question: Question): Promise<boolean> {
  const { title, text, detail, confirm: yes, cancel = 'Cancel', destructive = true } = question
  return ask({
    title,
    text,
    detail,
    answers: [
      { value: false, label: cancel },
      { value: true, label: yes, kind: destructive ? 'destructive' : 'main' },
    ],
  })
}
