import { Modal } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useDialogFocus } from '../hooks/use-dialog-focus.ts'
import { useEscape } from '../hooks/use-escape.ts'
import { useIsNarrow } from '../hooks/use-is-narrow.ts'
import { useReturnFocus } from '../hooks/use-return-focus.ts'
import { useTitleWhileOpen } from '../hooks/use-title-while-open.ts'
import { PreviewButtons } from '../page-preview/preview-buttons.tsx'
import { PreviewSplit } from '../page-preview/preview-split.tsx'
import type { Previewed } from '../page-preview/use-preview.ts'
import { usePreviewOpen } from '../page-preview/use-preview-open.ts'
import { dialogProps } from '../layout/theme.ts'
import { DraftOffer } from './draft/draft-offer.tsx'
import type { DraftOffer as Offer } from './draft/use-form-draft.ts'
import { FormHeading, HeadingFacts } from './form-heading.tsx'
import styles from './form-dialog.module.css'
import { SaveBar } from './save-bar.tsx'
import { useFormKeys } from './use-form-keys.ts'
import type { AfterSave } from './use-save.ts'
import { confirmLeave, useUnsavedGuard } from './use-unsaved-guard.ts'

interface FormDialogProps {
  /** What the form is for, in the words of the specification: 'Edit Trip'. */
  title: string
  /** Name of the edited thing. */
  name?: string | undefined
  /** A line about the edited thing: its state, when it was changed. */
  facts?: ReactNode
  onClose: () => void
  /**
   * Validates and saves; gets the form's element, to focus the first invalid field.
   * @returns whether it was saved.
   */
  onSubmit: (container: HTMLElement | null, after: AfterSave) => Promise<boolean>
  /** Called when unsaved changes are given up on purpose. */
  onGiveUp?: () => void
  dirty: boolean
  saving: boolean
  savedAt?: string | null
  /** Whether something else must finish before saving, such as an upload. */
  busy?: boolean
  submitLabel: string
  /** False while the data loads and when loading failed: there is nothing to save. */
  ready?: boolean
  /** For things that can have a draft beside what is live. */
  drafts?: Drafts | undefined
  onSchedule?: (() => void) | undefined
  /** What the item lacks, beside the save button. */
  checks?: ReactNode
  /** A notice above the fields, unless there is an offer. */
  notice?: ReactNode
  offer?: Offer | null
  size?: string
  /** What the page shows before it is saved; omitted for what has no page. */
  previewed?: Previewed
  children: ReactNode
}

export interface Drafts {
  keptAt: string | null
  savedAt: string | null
  /** Whether a draft is being saved. */
  saving: boolean
  /** Undefined where the thing is not live. */
  onSave: ((container: HTMLElement | null) => void) | undefined
}

/** A create or edit form in a dialog (full-screen on a phone) with a sticky save bar. */
export function FormDialog(props: FormDialogProps) {
  const { title, name, facts, onClose, onSubmit, onGiveUp, dirty, saving, savedAt, busy = false, submitLabel } = props
  const { ready = true, offer = null, size = '48rem', drafts, onSchedule, checks, notice, previewed, children } = props
  const preview = usePreviewOpen('form')
  const shown = previewed && preview.open && ready ? previewed : null
  const switched = { open: shown !== null, disabled: !ready, onToggle: preview.toggle }
  const isNarrow = useIsNarrow()
  const form = useRef<HTMLFormElement>(null)
  const canSave = ready && !saving && !busy
  const submit = async (after: AfterSave) => canSave && onSubmit(form.current, after)
  const unsaved = { save: canSave ? () => submit('leave') : undefined, onGiveUp }
  useReturnFocus()
  useDialogFocus(form, ready)
  useTitleWhileOpen(name ? `${title.split(' ')[0]}: ${name}` : title)
  useUnsavedGuard(dirty, { withinScreen: true, ...unsaved })
  useFormKeys(true, () => void submit('stay'))
  const close = async () => {
    if (await confirmLeave(dirty, unsaved)) onClose()
  }
  useEscape(form, () => void close())
  return (
    <Modal.Root
      opened
      onClose={() => void close()}
      size={size}
      fullScreen={isNarrow || shown !== null}
      closeOnClickOutside={!dirty}
      closeOnEscape={false}
      classNames={{
        inner: styles.inner,
        header: styles.header,
        title: styles.title,
        body: styles.body,
        content: styles.content,
      }}
      attributes={dialogProps.attributes}
    >
      <Modal.Overlay {...dialogProps.overlayProps} />
      <Modal.Content>
        <PreviewSplit within="dialog" previewed={shown} onClose={preview.close}>
          <Modal.Header>
            <div className={styles.heading}>
              <Modal.Title>
                <FormHeading title={title} name={name} />
              </Modal.Title>
              <HeadingFacts>{facts}</HeadingFacts>
            </div>
            <div className={styles.headButtons}>
              {previewed ? <PreviewButtons {...{ ...switched, previewed }} /> : null}
              <Modal.CloseButton {...dialogProps.closeButtonProps} />
            </div>
          </Modal.Header>
          <Modal.Body>
            <form
              ref={form}
              noValidate
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault()
                void submit('return')
              }}
            >
              <div className={styles.fields}>
                {offer ? <DraftOffer offer={offer} /> : notice}
                {children}
              </div>
              {ready ? (
                <SaveBar
                  dirty={dirty}
                  saving={saving || (drafts?.saving ?? false)}
                  busy={busy}
                  savedAt={savedAt}
                  submitLabel={submitLabel}
                  onCancel={() => void close()}
                  checks={checks}
                  drafts={
                    drafts && { ...drafts, onSchedule, onSave: drafts.onSave && (() => drafts.onSave?.(form.current)) }
                  }
                />
              ) : null}
            </form>
          </Modal.Body>
        </PreviewSplit>
      </Modal.Content>
    </Modal.Root>
  )
}
