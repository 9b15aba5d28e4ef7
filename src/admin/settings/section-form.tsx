import { Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Field } from '#contract/content/field.ts'
import type { Picture } from '#contract/pictures.ts'
import { placeholderFields } from '#contract/settings/placeholders.ts'
import { declaredSections, fieldsOf } from '#contract/settings/sections.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { SaveConflictDialog } from '../publishing/conflicts/save-conflict-dialog.tsx'
import type { AfterSave } from '../publishing/drafts/editing.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormNotices } from '../publishing/form/form-notices.tsx'
import { SaveBar } from '../publishing/form/save-bar.tsx'
import { useFormControls } from '../publishing/form/use-form-controls.ts'
import { FormHistory } from '../publishing/history/form-history.tsx'
import { pageOf, Sample } from './samples/sample.tsx'
import type { RichTextEditor } from './field-props.ts'
import { SettingInput } from './setting-field.tsx'
import styles from './settings.module.css'
import { settingsMessages } from '#contract/settings/messages.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { withNewKeys } from '../kit/form/form-values.ts'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { sectionContent, type SectionValues } from './section-content.ts'

const { saved, saveFailed } = settingsMessages

/** @param opened with the values that hold as long as nothing is stored. */
function sectionKind(opened: AdminSettings) {
  const { section } = opened
  const content = sectionContent(opened)
  const kind: FormKind<SectionValues, AdminSettings> = {
    ...content,
    type: 'settings',
    entity: 'site_settings',
    load: async () => (await adminApi.settings.list()).find((each) => each.section === section)!,
    valuesOf: ({ values }) => content.valuesOf(values),
    revive: withNewKeys,
    save: async (values, { api, updated_at }) => {
      const settings_data = content.dataOf(values)
      return { id: section, ...(await api.settings.update({ section, settings_data, updated_at } as never)) }
    },
    messages: { updated: saved, failed: () => saveFailed },
    viewHref: () => pageOf(section),
    fieldErrors: (error) => fieldErrorsOf(error, 'settings_data'),
  }
  return { kind, content }
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
  const { section, first_values } = opened
  const { title } = declaredSections[section]
  const fields = Object.entries(fieldsOf(section))
  const [uploading, setUploading] = useState(false)
  const [chosen, setChosen] = useState<Picture[]>([])
  const { kind, content } = useMemo(() => sectionKind(opened), [opened])
  const session = useEditing(kind, { id: section, opened, uploading })
  const { form, dirty, item, revision, setElement } = session
  const { pictures } = item ?? opened
  const first = content.dataOf(content.valuesOf(first_values))
  const examples = placeholderFields(section, content.dataOf(form.values), first)
  const submit = (after: AfterSave) => {
    const isPhone = (field: Field) => field.kind === 'text' && field.form === 'phone'
    const phones = form.validate().hasErrors ? [] : fields.filter(([, field]) => isPhone(field))
    for (const [name] of phones) form.setFieldValue(name, withCountryCode(form.getValues()[name]!))
    return session.submit(after)
  }
  // The shortcut and the palette save unsaved input.
  const { save } = useFormControls({ ...session, submit }, { active: dirty })
  return (
    <form
      ref={setElement}
      noValidate
      aria-label={title}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save('stay')
      }}
    >
      <FormNotices session={session} />
      <Stack miw={0}>
        {fields.map(([name, field]) => (
          <SettingInput
            key={name}
            form={form}
            name={name}
            field={field}
            isPlaceholder={examples.includes(name)}
            round={revision}
            Editor={Editor}
            onUploading={setUploading}
            onPicture={(picture) => setChosen((current) => [...current, picture])}
          />
        ))}
      </Stack>
      <Sample section={section} values={form.values} all={all} pictures={[...pictures, ...chosen]} />
      <SaveBar
        session={session}
        submitLabel="Save settings"
        checks={<FormHistory {...session.history!} id={section} name={title} />}
      />
      <SaveConflictDialog session={session} />
    </form>
  )
}
