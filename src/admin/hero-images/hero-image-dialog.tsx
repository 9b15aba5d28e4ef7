import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { heroImageChangeSchema, type AdminHeroImage } from '#contract/admin/hero-images.ts'
import { heroImageTexts } from '#contract/content/small-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { FieldInput } from '../shell/content/field-input.tsx'
import { valuesOf } from '../shell/content/form-values.ts'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { useDialogForm } from '../shell/form/use-dialog-form.ts'
import { FormHistory } from '../shell/history/form-history.tsx'
import { AltField } from '../shell/image/alt-field.tsx'
import { HeroPreview } from './hero-preview.tsx'
import { heroImageQueryKeys } from './hero-images-query.ts'

const loadHistory = async () => (await import('./hero-image-history.ts')).heroImageHistory

interface HeroImageDialogProps {
  image: AdminHeroImage
  onClose: () => void
}

/** Changes the title of a hero image and the alternative text of its picture. */
export function HeroImageDialog({ image, onClose }: HeroImageDialogProps) {
  const { id: hero_image_id, title, picture } = image
  const { form, dialog } = useDialogForm({
    initialValues: valuesOf(heroImageTexts, { ...image }),
    schema: heroImageChangeSchema,
    save: (values: { title: string; alt: string }, { api }) => api.heroImages.update({ hero_image_id, ...values }),
    done: adminMessages.heroImages.updated,
    failed: adminMessages.heroImages.updateFailed,
    refresh: heroImageQueryKeys,
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title="Edit Hero Image"
      name={title}
      facts={
        <FormHistory
          noun="hero_images"
          id={hero_image_id}
          name={title}
          form={{
            values: form.values,
            dirty: form.isDirty(),
            ready: true,
            replace: (values) => form.setValues(values),
          }}
          load={loadHistory}
        />
      }
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
        <FieldInput field={heroImageTexts.title} input={form.getInputProps('title')} data-autofocus />
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
