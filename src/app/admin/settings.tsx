import { lazy, Suspense } from 'react'
import { SettingsScreen } from '#admin/settings/settings-screen.tsx'
import type { RichTextEditor } from '#admin/settings/field-props.ts'

/** The editor of stories and the backup: folders of the back office do not import each other, so they meet here. */
const LazyEditor = lazy(async () => ({ default: (await import('#admin/blogs/editor/body-editor.tsx')).BodyEditor }))

const Editor: RichTextEditor = (props) => (
  <Suspense fallback={<p role="status">Loading the editor…</p>}>
    <LazyEditor placeholder="Write the text here…" {...props} />
  </Suspense>
)

const LazyBackup = lazy(async () => ({
  default: (await import('#admin/backup/backup-section.tsx')).BackupSection,
}))

const Backup = () => (
  <Suspense fallback={<p role="status">Loading…</p>}>
    <LazyBackup />
  </Suspense>
)

export function Settings() {
  return <SettingsScreen Editor={Editor} Backup={Backup} />
}
