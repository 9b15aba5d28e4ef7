import { Button } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import { pictureDataSchema, type AdminPicture } from '#contract/admin/pictures.ts'
import { pictureFields } from '#contract/content/small-fields.ts'
import { callError } from '../kit/api/admin-api.ts'
import { contentForm } from '../publishing/form/content-form.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { AltField } from '../kit/image/alt-field.tsx'
import { CropPreviews } from './focus/crop-previews.tsx'
import { FocalPicker } from './focus/focal-picker.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { nameOf } from './picture-words.ts'
import styles from './picture-dialog.module.css'

type PictureValues = FormValues<typeof pictureFields>

const content = contentForm(pictureFields, pictureDataSchema)

const pictureKind: FormKind<PictureValues, AdminPicture> = {
  type: 'picture',
  entity: 'pictures',
  ...content,
  save: async (picture_data, { id: url, api }) => {
    await api.pictures.update({ image_url: url!, picture_data })
    return { id: url! }
  },
  messages: { updated: adminMessages.pictures.updated, failed: (error) => pictureFailure(error) },
  fieldErrors: (error) => fieldErrorsOf(error, 'picture_data'),
}

interface PictureDialogProps {
  picture: AdminPicture
  onClose: () => void
  onDelete: () => void
}

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
      historyName={nameOf(picture)}
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
