import { Box, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDialogFocus } from '../../kit/hooks/use-dialog-focus.ts'
import { useEscape } from '../../kit/hooks/use-escape.ts'
import { useIsNarrow } from '../../kit/hooks/use-is-narrow.ts'
import { useReturnFocus } from '../../kit/hooks/use-return-focus.ts'
import { useTitleWhileOpen } from '../../kit/hooks/use-title-while-open.ts'
import { FormHistory } from '../history/form-history.tsx'
import { PreviewButtons } from '../preview/preview-buttons.tsx'
import { previewPanel, PreviewSplit } from '../preview/preview-split.tsx'
import type { Previewed } from '../preview/use-preview.ts'
import { usePreviewOpen } from '../preview/use-preview-open.ts'
import { dialogProps, filledDialog } from '../../kit/layout/theme.ts'
import { useSchedules } from '../schedule/use-schedules.tsx'
import { SaveConflictDialog } from '../conflicts/save-conflict-dialog.tsx'
import type { FormSession } from '../drafts/use-editing.ts'
import { FormHeading, HeadingFacts } from '../../kit/form/form-heading.tsx'
import styles from './form-dialog.module.css'
import { FormLoading } from './form-loading.tsx'
import { FormNotices } from './form-notices.tsx'
import { SaveBar } from './save-bar.tsx'
import { useFormControls } from './use-form-controls.ts'
import { onSubmit } from '../../kit/form/on-submit.ts'

interface FormDialogProps {
  session: FormSession
  /** Title of the form in the words of the specification: 'Edit Trip'. */
  title: string
  /** Name of the edited item. */
  name?: string | undefined
  /** A line about the edited item: its state, when it was changed. Its history follows. */
  facts?: ReactNode
  /** Name of the item in its history, if the title has none. */
  historyName?: string
  onClose: () => void
  /** Null where nothing can be saved. */
  submitLabel: string | null
  /** Checks of the item, beside the save button. */
  checks?: ReactNode
  /** Page of the public site that shows the live version. */
  liveHref?: string | null
  size?: string
  /** Values for the preview; omitted for items without a page. */
  previewed?: Previewed
  /** The preview of an item without a public page. */
  beside?: (onClose: () => void) => ReactNode
  children: ReactNode
}

/** A create or edit form in a dialog (full-screen on a phone) with a sticky save bar. */
export function FormDialog(props: FormDialogProps) {
  const { session, title, name, submitLabel, checks, liveHref = null, size = '48rem', previewed, beside } = props
  const { element, setElement, isReady } = session
  const preview = usePreviewOpen('form')
  const panel =
    preview.open && isReady ? (beside?.(preview.close) ?? previewPanel(previewed ?? null, preview.close)) : null
  const switched = { open: panel !== null, disabled: !isReady, onToggle: preview.toggle }
  const isNarrow = useIsNarrow()
  const { dirty, save, close } = useFormControls(session, { onClose: props.onClose, savable: submitLabel !== null })
  const schedules = useSchedules(session, name ?? '')
  const facts = session.history ? (
    <>
      {props.facts}
      <FormHistory {...session.history} id={session.id} name={props.historyName ?? name ?? ''} />
    </>
  ) : (
    props.facts
  )
  useReturnFocus()
  useDialogFocus(element, isReady)
  useTitleWhileOpen(name ? `${title.split(' ')[0]}: ${name}` : title)
  useEscape(element, () => void close())
  return (
    <>
      <Modal.Root
        opened
        onClose={() => void close()}
        size={size}
        fullScreen={isNarrow || panel !== null}
        closeOnClickOutside={!dirty}
        closeOnEscape={false}
        classNames={{ ...filledDialog, inner: styles.inner }}
        styles={{ content: { overflow: 'hidden' } }}
        attributes={dialogProps.attributes}
      >
        <Modal.Overlay {...dialogProps.overlayProps} />
        <Modal.Content>
          <PreviewSplit within="dialog" panel={panel}>
            <Modal.Header py={isNarrow ? 6 : 12}>
              <Box miw={0} className={styles.heading}>
                <Modal.Title>
                  <FormHeading title={title} name={name} />
                </Modal.Title>
                {isNarrow ? null : <HeadingFacts>{facts}</HeadingFacts>}
              </Box>
              <Group gap="0.75rem" wrap="nowrap" ml="0.75rem">
                {previewed || beside ? <PreviewButtons {...{ ...switched, previewed }} /> : null}
                <Modal.CloseButton {...dialogProps.closeButtonProps} />
              </Group>
            </Modal.Header>
            <Modal.Body>
              <form ref={setElement} noValidate className={styles.form} onSubmit={onSubmit(() => save('return'))}>
                <div className={styles.fields}>
                  {isNarrow ? <HeadingFacts>{facts}</HeadingFacts> : null}
                  <FormNotices session={session} liveHref={liveHref} />
                  {isReady ? props.children : <FormLoading session={session} />}
                </div>
                {isReady ? (
                  <SaveBar
                    {...{ session, submitLabel, checks, onSchedule: schedules.onSchedule }}
                    onCancel={() => void close()}
                  />
                ) : null}
              </form>
            </Modal.Body>
          </PreviewSplit>
        </Modal.Content>
      </Modal.Root>
      {schedules.dialog}
      <SaveConflictDialog session={session} />
    </>
  )
}
