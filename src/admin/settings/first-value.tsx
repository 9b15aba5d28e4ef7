import { Button } from '@mantine/core'
import { settingsMessages } from '#contract/settings/messages.ts'
import type { SettingField } from './section-fields.ts'
import { formValue, isFirstValue, type SectionValues } from './section-values.ts'
import styles from './settings.module.css'

const { firstValue } = settingsMessages

interface FirstValueProps {
  field: SettingField
  label: string
  value: SectionValues[string] | undefined
  /** Of the environment or the specification. */
  first: unknown
  onUse: (value: SectionValues[string]) => void
}

/** Below a field that was changed: what it would be otherwise, and the way back to it. */
export function FirstValue({ field, label, value, first, onUse }: FirstValueProps) {
  if (isFirstValue(field, value, first)) return null
  return (
    <div className={styles.first}>
      <span className={styles.firstValue}>{wordsOf(field, first)}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${firstValue.use}: ${label}`}
        onClick={() => onUse(formValue(field, first))}
      >
        {firstValue.use}
      </Button>
    </div>
  )
}

/** Long ones are not quoted. */
function wordsOf(field: SettingField, first: unknown): string {
  const isShort = field.as === 'line' || field.as === 'number'
  if (!isShort) return firstValue.changed
  return first === null || first === '' ? firstValue.blank : firstValue.was(String(first))
}
