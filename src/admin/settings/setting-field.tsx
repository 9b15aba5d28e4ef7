import { Anchor, Group, Radio, Switch, Text } from '@mantine/core'
import { settingsMessages } from '#contract/settings/messages.ts'
import { phoneLink } from '#values/addresses/contact-links.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { whatsappLink } from '#values/whatsapp.ts'
import { LimitedInput, LimitedTextarea } from '../kit/field/limited-input.tsx'
import { NumberField } from '../kit/field/number-field.tsx'
import { PlaceholderBadge } from './placeholder-badge.tsx'
import { PictureInput } from './picture-input.tsx'
import type { FieldProps } from './field-props.ts'
import { isPhone } from './section-fields.ts'
import styles from './settings.module.css'
import { SettingRows } from './setting-rows.tsx'

/** One field of a section, in the way that its description says. */
export function SettingInput(props: FieldProps) {
  const { form, name, field, label, isPlaceholder } = props
  const shown = (
    <>
      {label} {isPlaceholder ? <PlaceholderBadge /> : null}
    </>
  )
  const description = isPlaceholder ? settingsMessages.placeholderHint : field.hint
  switch (field.as) {
    case 'line':
      return (
        <LimitedInput
          label={shown}
          description={description}
          type={field.type ?? 'text'}
          limit={field.limit}
          {...(isPhone(field) ? tryIt(name, String(form.values[name] ?? '')) : {})}
          {...form.getInputProps(name)}
        />
      )
    case 'lines':
      return (
        <LimitedTextarea
          label={shown}
          description={description}
          autosize
          minRows={2}
          maxRows={12}
          limit={field.limit}
          {...form.getInputProps(name)}
        />
      )
    case 'number':
      return (
        <NumberField
          label={shown}
          description={description}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          problem={settingsMessages.between(field.min, field.max)}
          {...form.getInputProps(name)}
        />
      )
    case 'switch':
      return <Switch label={label} description={field.hint} {...form.getInputProps(name, { type: 'checkbox' })} />
    case 'accent':
      return (
        <Radio.Group label={label} description={description} {...form.getInputProps(name)}>
          <Group mt="xs" gap="lg">
            {Object.entries(field.options).map(([value, text]) => (
              <Radio key={value} value={value} label={<Swatch accent={value} text={text} />} />
            ))}
          </Group>
        </Radio.Group>
      )
    case 'picture':
      return <PictureInput {...props} label={label} hint={field.hint} path={name} />
    case 'rich':
      return <RichInput {...props} />
    case 'rows':
      return <SettingRows {...props} rows={field} />
  }
}

function Swatch({ accent, text }: { accent: string; text: string }) {
  return (
    <span data-accent={accent} className={styles.swatch}>
      {text}
    </span>
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

function RichInput({ form, name, field, label, round, Editor, onUploading }: FieldProps) {
  const { error } = form.getInputProps(name)
  return (
    <div>
      <Editor
        key={round}
        label={label}
        required={false}
        initial={String(form.getValues()[name] ?? '')}
        onChange={(html) => form.setFieldValue(name, html)}
        error={error}
        onUploading={onUploading}
      />
      {field.hint ? (
        <Text size="sm" c="dimmed" mt={4}>
          {field.hint}
        </Text>
      ) : null}
    </div>
  )
}
