import { lazy, Suspense } from 'react'
import { SettingsScreen } from '#admin/settings/settings-screen.tsx'
import type { RichTextEditor } from '#admin/settings/field-props.ts'

/** The editor of stories: no noun imports another one, so the two meet here. */
const LazyEditor = lazy(async () => ({ default: (await import('#admin/blogs/editor/body-editor.tsx')).BodyEditor }))

const Editor: RichTextEditor = (props) => (
  <Suspense fallback={<p role="status">Loading the editor…</p>}>
    <LazyEditor placeholder="Write the text here…" {...props} />
  </Suspense>
)

export function Settings() {
  return <SettingsScreen Editor={Editor} />
}
