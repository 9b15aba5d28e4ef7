import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { useEditing } from '../../publishing/drafts/use-editing.ts'
import { BlogForm, type BlogUploads } from './blog-form.tsx'
import { blogKind } from '../blog-kind.ts'
import { FormTitle } from './form-parts.tsx'
import { Spinner } from './spinner.tsx'

interface BlogFormViewProps {
  /** Null for a new blog. */
  id: string | null
  /** Returns to the list. */
  onClose: () => void
  /** A new blog was saved, and is edited from now on. */
  onCreated: (id: string) => void
}

/** The form, shown in place of the list. */
export function BlogFormView({ id, onClose, onCreated }: BlogFormViewProps) {
  const [uploads, setUploads] = useState<BlogUploads>({ body: false, featured: false })
  const session = useEditing(blogKind, {
    id,
    uploading: uploads.body || uploads.featured,
    onSaved: (saved, { after, isNew }) => {
      if (after === 'return') onClose()
      else if (after === 'stay' && isNew) onCreated(saved.id!)
    },
  })
  const { error, retry } = session.load
  if (session.isReady) return <BlogForm session={session} setUploads={setUploads} onClose={onClose} />
  if (session.state === 'loading' && !error) return <Spinner />
  return (
    <>
      <FormTitle heading="Edit Blog" onBack={onClose} />
      {session.state === 'deleted' ? (
        <Alert variant="outline" color="madder" title={session.missing} role="alert">
          <Text>It was deleted, perhaps in another tab or window.</Text>
        </Alert>
      ) : (
        <LoadFailure title="The blog did not load" error={error} onRetry={retry} />
      )}
    </>
  )
}
