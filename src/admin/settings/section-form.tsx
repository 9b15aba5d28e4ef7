import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Picture } from '#contract/pictures.ts'
import { settingLabel, settingsLabels } from '#contract/settings/labels.ts'
import { settingsMessages } from '#contract/settings/messages.ts'
import { formatTime } from '#values/format/dates.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { merge } from '../shell/form/conflict/merge.ts'
import { loadNewer } from '../shell/form/conflict/use-merge.ts'
import { SaveConflictDialog } from '../shell/form/conflict/save-conflict-dialog.tsx'
import { fieldErrorsOf, focusFirstError, showFieldErrors } from '../shell/form/save-errors.ts'
import { SaveState } from '../shell/form/save-state.tsx'
import { useFormKeys } from '../shell/form/use-form-keys.ts'
import { useSave } from '../shell/form/use-save.ts'
import { useUnsavedGuard } from '../shell/form/use-unsaved-guard.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { knownOf } from '../shell/history/history-kind.ts'
import { FormHistory } from '../shell/history/form-history.tsx'
import { useUndone } from '../shell/undo/undone.ts'
import { isPlaceholder } from '#values/placeholder-contacts.ts'
import { Sample } from './samples/sample.tsx'
import { pageOf } from './samples/section-pages.ts'
import { fieldsOf, isPhone } from './section-fields.ts'
import { dataOf, errorsOf, valuesOf, type SectionValues } from './section-values.ts'
import type { FieldProps, RichTextEditor, SectionForm } from './field-props.ts'
import { SettingInput } from './setting-field.tsx'
import { settingsRefresh } from './settings-query.ts'
import styles from './settings.module.css'

interface SectionFormProps {
  /** The version that is edited. */
  start: AdminSettings
  /** All sections, for samples that show values of others. */
  all: AdminSettings[]
  Editor: RichTextEditor
  /** Loads the stored version. */
  onReload: () => void
}

/** The form of one section, with what the reader will see beside it. */
export function SettingsSectionForm({ start, all, Editor, onReload }: SectionFormProps) {
  const { section } = start
  const container = useRef<HTMLFormElement>(null)
  const [version, setVersion] = useState(start.updated_at)
  const [base, setBase] = useState(() => valuesOf(section, start.values))
  const [savedAt, setSavedAt] = useState('')
  const [uploading, setUploading] = useState(false)
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState<Picture[]>(start.pictures)
  const form: SectionForm = useForm<SectionValues>({
    initialValues: valuesOf(section, start.values),
    validate: (values) => errorsOf(section, values),
    clearInputErrorOnChange: true,
  })
  const { send, saving, ...conflict } = useSave({
    save: (values: SectionValues, { api, onto }) =>
      api.settings.update({ section, settings_data: dataOf(values), updated_at: onto?.version ?? version } as never),
    done: settingsMessages.saved,
    failed: settingsMessages.saveFailed,
    refresh: settingsRefresh,
    viewHref: () => pageOf[section],
    onSaved: ({ updated_at }, { values }) => {
      setVersion(updated_at)
      setBase(values)
      setSavedAt(new Date().toISOString())
      form.resetDirty()
    },
    onRefused: (error) => showFieldErrors(form, fieldErrorsOf(error, 'settings_data')),
    mergeNewer: () =>
      loadNewer(async () => {
        const { theirs, ...merged } = await mergeSection(start, base, form.getValues())
        const adopt = () => {
          replace(merged.values)
          form.resetDirty(theirs)
          setBase(theirs)
          setVersion(merged.onto.version)
        }
        return { ...merged, adopt }
      }),
  })
  const dirty = form.isDirty()
  const save = async () => {
    if (form.validate().hasErrors) {
      focusFirstError(container.current)
      return false
    }
    for (const [name, field] of fieldsOf(section)) {
      if (isPhone(field)) form.setFieldValue(name, withCountryCode(String(form.getValues()[name] ?? '')))
    }
    return send(form.getValues(), { after: 'stay' })
  }
  /** Editors begin anew with it. */
  const replace = (values: SectionValues) => {
    form.setValues(values)
    setRound((current) => current + 1)
  }
  const submit = () => {
    if (!saving && !uploading) void save()
  }
  useUndone(() => {
    if (!form.isDirty()) onReload()
  })
  useUnsavedGuard(dirty, { withinScreen: true, save: uploading ? undefined : save })
  useFormKeys(dirty, submit)
  return (
    <form
      ref={container}
      noValidate
      aria-label={settingsLabels[section].title}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Fields
        start={start}
        form={form}
        round={round}
        Editor={Editor}
        onUploading={setUploading}
        onPicture={(picture) => setChosen((current) => [...current, picture])}
      />
      <Sample section={section} values={form.values} all={all} pictures={chosen} />
      <FormBar start={start} form={form} saving={saving} uploading={uploading} savedAt={savedAt} onReplace={replace} />
      <SaveConflictDialog {...conflict} onReload={onReload} />
    </form>
  )
}

interface FieldsProps extends Pick<FieldProps, 'form' | 'round' | 'Editor' | 'onUploading' | 'onPicture'> {
  start: AdminSettings
}

function Fields({ start: { section }, ...shared }: FieldsProps) {
  return (
    <Stack className={styles.fields}>
      {fieldsOf(section).map(([name, field]) => {
        const value = shared.form.values[name]
        return (
          <SettingInput
            key={name}
            {...shared}
            name={name}
            field={field}
            label={settingLabel(section, name)}
            isPlaceholder={typeof value === 'string' && isPlaceholder(value)}
          />
        )
      })}
    </Stack>
  )
}

async function mergeSection(start: AdminSettings, base: SectionValues, mine: SectionValues) {
  const [{ fields }, all] = await Promise.all([loadHistory(start), adminApi.settings.list()])
  const newer = all.find(({ section }) => section === start.section)!
  const theirs = valuesOf(start.section, newer.values)
  const onto = { version: newer.updated_at, draft_version: null }
  return { ...merge(fields, { base, mine, theirs }, knownOf([], [])), theirs, onto }
}

async function loadHistory({ section, first_values }: Pick<AdminSettings, 'section' | 'first_values'>) {
  return (await import('./settings-history.ts')).settingsHistory(section, first_values)
}

interface FormBarProps {
  start: AdminSettings
  form: SectionForm
  saving: boolean
  uploading: boolean
  /** When it was saved last since it was opened, as an ISO timestamp; blank before that. */
  savedAt: string
  onReplace: (values: SectionValues) => void
}

function FormBar({ start: { section, first_values }, form, saving, uploading, savedAt, onReplace }: FormBarProps) {
  const dirty = form.isDirty()
  return (
    <div className={styles.bar} data-save-bar>
      <SaveState dirty={dirty}>{savedAt ? `Saved ${formatTime(savedAt)}` : ''}</SaveState>
      <FormHistory
        noun="site_settings"
        id={section}
        name={settingsLabels[section].title}
        form={{ values: form.values, dirty, ready: true, replace: onReplace }}
        load={() => loadHistory({ section, first_values })}
      />
      <Button type="submit" disabled={saving || uploading}>
        {saving ? 'Saving...' : uploading ? 'Uploading...' : 'Save settings'}
      </Button>
    </div>
  )
}
