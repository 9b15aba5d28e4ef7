import { Button } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { pictureDataSchema, type AdminPicture, type PictureData } from '#contract/admin/pictures.ts'
import { pictureLimits } from '#contract/pictures.ts'
import { callError } from '../shell/api/admin-api.ts'
import type { Complete } from '../shell/form/complete-data.ts'
import { LimitedTextarea } from '../shell/field/limited-input.tsx'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { fieldErrorsOf, focusFirstError, showFieldErrors } from '../shell/form/save-errors.ts'
import { FormHistory } from '../shell/history/form-history.tsx'
import { useSave, type AfterSave } from '../shell/form/use-save.ts'
import { CropPreviews } from './crop-previews.tsx'
import { FocalPicker } from './focal-picker.tsx'
import type { FocalPoint } from './focal-point.ts'
import { PictureFacts } from './picture-facts.tsx'
import { nameOf } from './picture-words.ts'
import { pictureRefresh } from './picture-refresh.ts'
import styles from './picture-dialog.module.css'

interface PictureValues extends FocalPoint {
  alt: string
}

const loadHistory = async () => (await import('./picture-history.ts')).pictureHistory

interface PictureDialogProps {
  picture: AdminPicture
  onClose: () => void
  onDelete: () => void
}

/** Edits the focal point and the alternative text of a picture. */
export function PictureDialog({ picture, onClose, onDelete }: PictureDialogProps) {
  const { url: image_url, alt, focal_x, focal_y } = picture
  const form = useForm<PictureValues>({
    initialValues: { alt, focal_x, focal_y },
    validate: schemaResolver(pictureDataSchema, { sync: true }),
    clearInputErrorOnChange: true,
  })
  const { send, saving } = useSave({
    save: (picture_data: Complete<PictureData>, { api }) => api.pictures.update({ image_url, picture_data }),
    done: adminMessages.pictures.updated,
    failed: (error) => pictureFailure(error, adminMessages.pictures.updateFailed),
    refresh: pictureRefresh,
    onSaved: (_saved, { after }) => {
      form.resetDirty()
      if (after === 'return') onClose()
      else setSavedAt(presentTime())
    },
    onRefused: (error) => showFieldErrors(form, fieldErrorsOf(error, 'picture_data')),
  })
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const submit = async (container: HTMLElement | null, after: AfterSave) => {
    if (!form.validate().hasErrors) return send(form.values, { after })
    focusFirstError(container)
    return false
  }
  return (
    <FormDialog
      title="Edit Picture"
      facts={
        <FormHistory
          noun="pictures"
          id={image_url}
          name={nameOf(picture)}
          form={{
            values: form.values,
            dirty: form.isDirty(),
            ready: true,
            replace: (values) => form.setValues(values),
          }}
          load={loadHistory}
        />
      }
      onClose={onClose}
      onSubmit={submit}
      dirty={form.isDirty()}
      saving={saving}
      savedAt={savedAt}
      submitLabel="Update Picture"
      size="64rem"
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.picker}>
            <FocalPicker picture={picture} point={form.values} onChange={(point) => form.setValues(point)} />
          </div>
          <LimitedTextarea
            label="Alternative text"
            description="What the picture shows, for people who do not see it and for search engines"
            autosize
            minRows={2}
            limit={pictureLimits.alt}
            className={styles.alt}
            {...form.getInputProps('alt')}
          />
        </div>
        <div className={styles.column}>
          <div className={styles.crops}>
            <CropPreviews picture={picture} point={form.values} />
          </div>
          <div className={styles.facts}>
            <PictureFacts picture={picture} />
            {picture.use_count === 0 ? (
              <Button variant="subtle" color="madder" mt="xs" ml={-18} onClick={onDelete}>
                Delete this picture
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </FormDialog>
  )
}

function presentTime(): string {
  return new Date().toISOString()
}

/** Message of a failed save; the picture may have been deleted elsewhere. */
function pictureFailure(error: unknown, otherwise: string): string {
  const refused = callError(error)
  return refused?.code === 'PICTURE_NOT_FOUND' ? adminMessages.pictures.gone : otherwise
}
