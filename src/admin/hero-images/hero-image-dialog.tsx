import { Anchor, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { heroImageChangeSchema, type AdminHeroImage } from '#contract/admin/hero-images.ts'
import { heroImageLimits } from '#contract/hero-images.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/admin-paths.ts'
import { LimitedInput } from '../shell/field/limited-input.tsx'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { focusFirstError } from '../shell/form/save-errors.ts'
import { useSave, type AfterSave } from '../shell/form/use-save.ts'
import { AltField } from '../shell/image/alt-field.tsx'
import { HeroPreview } from './hero-preview.tsx'
import { heroImageQueryKeys } from './hero-images-query.ts'

interface HeroImageDialogProps {
  image: AdminHeroImage
  onClose: () => void
}

/** Changes the title of a hero image and the alternative text of its picture. */
export function HeroImageDialog({ image, onClose }: HeroImageDialogProps) {
  const { id: hero_image_id, title, picture } = image
  const form = useForm({
    initialValues: { title, alt: picture.alt },
    validate: schemaResolver(heroImageChangeSchema, { sync: true }),
    clearInputErrorOnChange: true,
  })
  const { send, saving } = useSave({
    save: (values: { title: string; alt: string }, { api }) => api.heroImages.update({ hero_image_id, ...values }),
    done: adminMessages.heroImages.updated,
    failed: adminMessages.heroImages.updateFailed,
    refresh: heroImageQueryKeys,
    onSaved: (_saved, { after }) => {
      form.resetDirty()
      if (after === 'return') onClose()
    },
  })
  const submit = async (container: HTMLElement | null, after: AfterSave) => {
    if (!form.validate().hasErrors) return send(form.values, { after })
    focusFirstError(container)
    return false
  }
  return (
    <FormDialog
      title="Edit Hero Image"
      onClose={onClose}
      onSubmit={submit}
      dirty={form.isDirty()}
      saving={saving}
      submitLabel="Update Hero Image"
      size="40rem"
      previewed={{
        noun: 'hero_images',
        itemId: hero_image_id,
        body: { ...form.values, image_url: image.image_url },
      }}
    >
      <Stack>
        <HeroPreview picture={picture} />
        <LimitedInput
          label="Image Title"
          required
          data-autofocus
          limit={heroImageLimits.title}
          {...form.getInputProps('title')}
        />
        <AltField of="the hero image" {...form.getInputProps('alt')} />
        <Text c="dimmed">
          Which part stays in view is set under{' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link {...props} to={adminPaths.pictures} search={{ bucket: 'hero-images' }} />}
          >
            Pictures
          </Anchor>
          .
        </Text>
      </Stack>
    </FormDialog>
  )
}
