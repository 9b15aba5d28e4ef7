import { lazy, Suspense, type ReactNode } from 'react'
import { SettingsScreen } from '#admin/settings/settings-screen.tsx'
import type { RichTextEditor } from '#admin/settings/field-props.ts'

/** The editor of stories, mail and backup: folders of the back office do not import each other, so they meet here. */
const LazyEditor = lazy(async () => ({ default: (await import('#admin/blogs/editor/body-editor.tsx')).BodyEditor }))

const Editor: RichTextEditor = (props) => (
  <Suspense fallback={<p role="status">Loading the editor…</p>}>
    <LazyEditor placeholder="Write the text here…" {...props} />
  </Suspense>
)

const LazyBackup = lazy(async () => ({
  default: (await import('#admin/backup/backup-section.tsx')).BackupSection,
}))

const LazyMail = lazy(async () => ({ default: (await import('#admin/mail/mail-section.tsx')).MailSection }))

const whenLoaded = (panel: ReactNode) => <Suspense fallback={<p role="status">Loading…</p>}>{panel}</Suspense>

const panels = { mail: whenLoaded(<LazyMail />), backup: whenLoaded(<LazyBackup />) }

export function Settings() {
  return <SettingsScreen Editor={Editor} panels={panels} />
}
