import { Button } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import { pictureDataSchema, type AdminPicture } from '#contract/admin/pictures.ts'
import { pictureFields } from '#contract/content/small-fields.ts'
import { callError } from '../shell/api/admin-api.ts'
import { contentForm } from '../shell/content/content-form.ts'
import type { FormValues } from '../shell/content/form-values.ts'
import { useEditing } from '../shell/form/editing/use-editing.ts'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import type { FormKind } from '../shell/form/form-kind.ts'
import { fieldErrorsOf } from '../shell/form/save-errors.ts'
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

const pictureKind: FormKind<PictureValues, AdminPicture> = {
  type: 'picture',
  ...contentForm(pictureFields, pictureDataSchema),
  save: async (picture_data, { id: url, api }) => {
    await api.pictures.update({ image_url: url!, picture_data })
    return { id: url! }
  },
  messages: { updated: adminMessages.pictures.updated, failed: (error) => pictureFailure(error) },
  refresh: pictureRefresh,
  fieldErrors: (error) => fieldErrorsOf(error, 'picture_data'),
}

interface PictureDialogProps {
  picture: AdminPicture
  onClose: () => void
  onDelete: () => void
}

/** Edits the focal point and the alternative text of a picture. */
export function PictureDialog({ picture, onClose, onDelete }: PictureDialogProps) {
  const session = useEditing(pictureKind, {
    id: picture.url,
    opened: picture,
    onSaved: (_saved, { after }) => after === 'return' && onClose(),
  })
  const { form } = session
  return (
    <FormDialog
      session={session}
      onClose={onClose}
      title="Edit Picture"
      facts={
        <FormHistory
          entity="pictures"
          id={picture.url}
          name={nameOf(picture)}
          form={session.historyForm}
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
function pictureFailure(error: unknown): string {
  const { gone, updateFailed } = adminMessages.pictures
  return callError(error)?.code === 'PICTURE_NOT_FOUND' ? gone : updateFailed
}
