import { Anchor, Group, Radio, Text } from '@mantine/core'
import type { FieldOf } from '#contract/content/field.ts'
import { settingsMessages } from '#contract/settings/messages.ts'
import { phoneLink } from '#values/addresses/contact-links.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { whatsappLink } from '#values/whatsapp.ts'
import { FieldInput } from '../kit/form/field-input.tsx'
import { PlaceholderBadge } from './placeholder-badge.tsx'
import { PictureInput } from './picture-input.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './settings.module.css'
import { SettingRows } from './setting-rows.tsx'

/** The input of one field of a section, by its kind. */
export function SettingInput(props: FieldProps) {
  const { form, name, field, isPlaceholder } = props
  const { label, hint } = field
  switch (field.kind) {
    case 'choice':
      return <Colours {...props} field={field} />
    case 'picture':
      return <PictureInput {...props} label={label} hint={hint ?? ''} path={name} />
    case 'rich':
      return <RichInput {...props} />
    case 'rows':
      return <SettingRows {...props} field={field} />
    default:
      return (
        <FieldInput
          field={field}
          input={form.getInputProps(name)}
          required={false}
          label={
            <>
              {label} {isPlaceholder ? <PlaceholderBadge /> : null}
            </>
          }
          description={isPlaceholder ? settingsMessages.placeholderHint : hint}
          {...(field.kind === 'text' && field.form === 'phone' ? tryIt(name, form.values[name]!) : {})}
        />
      )
  }
}

function Colours({ form, name, field }: FieldProps & { field: FieldOf<'choice'> }) {
  return (
    <Radio.Group label={field.label} description={field.hint} {...form.getInputProps(name)}>
      <Group mt="xs" gap="lg">
        {field.options.map((accent) => (
          <Radio
            key={accent}
            value={accent}
            label={
              <span data-accent={accent} className={styles.swatch}>
                {field.labels?.[accent]}
              </span>
            }
          />
        ))}
      </Group>
    </Radio.Group>
  )
}

/** A link beside a number that calls it or opens its chat. */
function tryIt(name: string, typed: string) {
  const number = withCountryCode(typed)
  if (number.replace(/\D/g, '').length < 6) return {}
  const href = name === 'whatsapp_number' ? whatsappLink(number, '') : phoneLink(number)
  const link = (
    <Anchor href={href} target="_blank" rel="noopener">
      Try it
    </Anchor>
  )
  return { rightSection: link, rightSectionWidth: 64, rightSectionPointerEvents: 'all' as const }
}

function RichInput({ form, name, field: { label, hint }, round, Editor, onUploading }: FieldProps) {
  const { error } = form.getInputProps(name)
  return (
    <div>
      <Editor
        key={round}
        label={label}
        required={false}
        initial={form.getValues()[name]!}
        onChange={(html) => form.setFieldValue(name, html)}
        error={error}
        onUploading={onUploading}
      />
      {hint ? (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      ) : null}
    </div>
  )
}
