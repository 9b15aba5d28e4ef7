import { Button } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import { pictureDataSchema, type AdminPicture } from '#contract/admin/pictures.ts'
import { pictureFields } from '#contract/content/small-fields.ts'
import { valuesOf, type FormValues } from '../shell/content/form-values.ts'
import { callError } from '../shell/api/admin-api.ts'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { fieldErrorsOf } from '../shell/form/save-errors.ts'
import { useDialogForm } from '../shell/form/use-dialog-form.ts'
import { AltField } from '../shell/image/alt-field.tsx'
import { FormHistory } from '../shell/history/form-history.tsx'
import { CropPreviews } from './crop-previews.tsx'
import { FocalPicker } from './focal-picker.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { nameOf } from './picture-words.ts'
import { pictureRefresh } from './picture-refresh.ts'
import styles from './picture-dialog.module.css'

type PictureValues = FormValues<typeof pictureFields>

const loadHistory = async () => (await import('./picture-history.ts')).pictureHistory

interface PictureDialogProps {
  picture: AdminPicture
  onClose: () => void
  onDelete: () => void
}

/** Edits the focal point and the alternative text of a picture. */
export function PictureDialog({ picture, onClose, onDelete }: PictureDialogProps) {
  const { url: image_url } = picture
  const { form, dialog } = useDialogForm({
    initialValues: valuesOf(pictureFields, { ...picture }),
    schema: pictureDataSchema,
    save: (picture_data: PictureValues, { api }) => api.pictures.update({ image_url, picture_data }),
    done: adminMessages.pictures.updated,
    failed: (error) => pictureFailure(error, adminMessages.pictures.updateFailed),
    refresh: pictureRefresh,
    fieldErrors: (error) => fieldErrorsOf(error, 'picture_data'),
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
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
      submitLabel="Update Picture"
      size="64rem"
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.picker}>
            <FocalPicker picture={picture} point={form.values} onChange={(point) => form.setValues(point)} />
          </div>
          <div className={styles.alt}>
            <AltField of="the picture" {...form.getInputProps('alt')} />
          </div>
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

/** Message of a failed save; the picture may have been deleted elsewhere. */
function pictureFailure(error: unknown, otherwise: string): string {
  const refused = callError(error)
  return refused?.code === 'PICTURE_NOT_FOUND' ? adminMessages.pictures.gone : otherwise
}
