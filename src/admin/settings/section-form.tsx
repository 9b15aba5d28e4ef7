import { Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Picture } from '#contract/pictures.ts'
import { placeholderFields } from '#contract/settings/placeholders.ts'
import { settingLabel, settingsLabels } from '#contract/settings/labels.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { SaveConflictDialog } from '../publishing/conflicts/save-conflict-dialog.tsx'
import type { AfterSave } from '../publishing/drafts/editing.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormNotices } from '../publishing/form/form-notices.tsx'
import { SaveState, SubmitButton } from '../publishing/form/save-bar.tsx'
import { useFormControls } from '../publishing/form/use-form-controls.ts'
import { FormHistory } from '../publishing/history/form-history.tsx'
import { Sample } from './samples/sample.tsx'
import { fieldsOf, isPhone } from './section-fields.ts'
import type { FieldProps, RichTextEditor } from './field-props.ts'
import { SettingInput } from './setting-field.tsx'
import styles from './settings.module.css'
import { settingsMessages } from '#contract/settings/messages.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { withNewKeys } from '../kit/form/form-values.ts'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { pageOf } from './samples/section-pages.ts'
import { dataOf, errorsOf, valuesOf, type SectionValues } from './section-values.ts'

const { saved, saveFailed } = settingsMessages

/** @param opened with the values that hold as long as nothing is stored. */
function sectionKind({ section, first_values }: AdminSettings) {
  const loadHistory = async () => (await import('./settings-history.ts')).settingsHistory(section, first_values)
  const kind: FormKind<SectionValues, AdminSettings> = {
    type: 'settings',
    entity: 'site_settings',
    blank: () => ({}),
    errorsOf: (values) => errorsOf(section, values),
    load: async () => (await adminApi.settings.list()).find((each) => each.section === section)!,
    valuesOf: ({ values }) => valuesOf(section, values),
    revive: withNewKeys,
    save: async (values, { api, updated_at }) => {
      const settings_data = dataOf(values)
      return { id: section, ...(await api.settings.update({ section, settings_data, updated_at } as never)) }
    },
    messages: { updated: saved, failed: () => saveFailed },
    viewHref: () => pageOf[section],
    fieldErrors: (error) => fieldErrorsOf(error, 'settings_data'),
    loadHistory,
    loadFields: async () => (await loadHistory()).fields,
  }
  return kind
}

interface SectionFormProps {
  stored: AdminSettings
  /** All sections, for samples that show values of others. */
  all: AdminSettings[]
  Editor: RichTextEditor
}

/**
 * The form of one section, with what the reader will see beside it. It keeps the version that it began with: a newer one
 * never replaces typed text.
 */
export function SettingsSectionForm({ stored, all, Editor }: SectionFormProps) {
  const [opened] = useState(stored)
  const { section } = opened
  const [uploading, setUploading] = useState(false)
  const [chosen, setChosen] = useState<Picture[]>([])
  const kind = useMemo(() => sectionKind(opened), [opened])
  const session = useEditing(kind, { id: section, opened, uploading })
  const { form, dirty, item, revision, setElement } = session
  const { pictures } = item ?? opened
  const submit = (after: AfterSave) => {
    const phones = form.validate().hasErrors ? [] : fieldsOf(section).filter(([, field]) => isPhone(field))
    for (const [name] of phones) form.setFieldValue(name, withCountryCode(String(form.getValues()[name] ?? '')))
    return session.submit(after)
  }
  // The shortcut and the palette save unsaved input.
  const { save } = useFormControls({ ...session, submit }, { active: dirty })
  return (
    <form
      ref={setElement}
      noValidate
      aria-label={settingsLabels[section].title}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save('stay')
      }}
    >
      <FormNotices session={session} />
      <Fields
        opened={opened}
        form={form}
        round={revision}
        Editor={Editor}
        onUploading={setUploading}
        onPicture={(picture) => setChosen((current) => [...current, picture])}
      />
      <Sample section={section} values={form.values} all={all} pictures={[...pictures, ...chosen]} />
      <div className={styles.bar} data-save-bar>
        <SaveState session={session} />
        <FormHistory {...session.history!} id={section} name={settingsLabels[section].title} />
        <SubmitButton session={session} label="Save settings" />
      </div>
      <SaveConflictDialog session={session} />
    </form>
  )
}

interface FieldsProps extends Pick<FieldProps, 'form' | 'round' | 'Editor' | 'onUploading' | 'onPicture'> {
  opened: AdminSettings
}

function Fields({ opened: { section, first_values }, ...shared }: FieldsProps) {
  const first = dataOf(valuesOf(section, first_values))
  const examples = placeholderFields(section, dataOf(shared.form.values), first)
  return (
    <Stack className={styles.fields}>
      {fieldsOf(section).map(([name, field]) => (
        <SettingInput
          key={name}
          {...shared}
          name={name}
          field={field}
          label={settingLabel(section, name)}
          isPlaceholder={examples.includes(name)}
        />
      ))}
    </Stack>
  )
}
