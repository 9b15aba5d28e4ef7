import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { heroImageChangeSchema, type AdminHeroImage } from '#contract/admin/hero-images.ts'
import { heroImageTexts } from '#contract/content/small-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { contentForm } from '../publishing/form/content-form.ts'
import { FieldInput } from '../kit/form/field-input.tsx'
import type { FormValues } from '../kit/form/form-values.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { AltField } from '../kit/image/alt-field.tsx'
import { HeroPreview } from './hero-preview.tsx'

const content = contentForm(heroImageTexts, heroImageChangeSchema)

const { updated, updateFailed, notFound } = adminMessages.heroImages

const heroImageKind: FormKind<FormValues<typeof heroImageTexts>, AdminHeroImage> = {
  type: 'hero image',
  entity: 'hero_images',
  ...content,
  load: async (id) => (await adminApi.heroImages.list()).find((each) => each.id === id)!,
  save: (values, { id, api }) => api.heroImages.update({ hero_image_id: id!, ...values }),
  missing: { code: 'HERO_IMAGE_NOT_FOUND', message: notFound },
  messages: { updated, failed: () => updateFailed },
}

interface HeroImageDialogProps {
  image: AdminHeroImage
  onClose: () => void
}

export function HeroImageDialog({ image, onClose }: HeroImageDialogProps) {
  const { id, title, picture, image_url } = image
  const session = useEditing(heroImageKind, {
    id,
    opened: image,
    onSaved: (_saved, { after }) => after === 'return' && onClose(),
  })
  const { form } = session
  return (
    <FormDialog
      session={session}
      onClose={onClose}
      title="Edit Hero Image"
      name={title}
      submitLabel="Update Hero Image"
      size="40rem"
      previewed={{ entity: 'hero_images', itemId: id, body: { ...form.values, image_url } }}
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
