import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { callError } from '../shell/api/admin-api.ts'
import { LoadFailure } from '../shell/feedback/load-failure.tsx'
import { BlogForm } from './blog-form.tsx'
import { FormTitle } from './form-parts.tsx'
import { loadBlog } from './use-blog-save.ts'
import { Spinner } from './spinner.tsx'

interface BlogFormViewProps {
  /** Null for a new blog. */
  id: string | null
  onClose: () => void
  /** A new blog was saved, and is edited from now on. */
  onCreated: (id: string) => void
}

/** The form, shown in place of the list. */
export function BlogFormView({ id, onClose, onCreated }: BlogFormViewProps) {
  return id ? (
    <OpenedBlog id={id} onClose={onClose} onCreated={onCreated} />
  ) : (
    <BlogForm blog={null} onClose={onClose} onCreated={onCreated} />
  )
}

/** Never cached: the form must start from the stored version. */
function OpenedBlog({ id, onClose, onCreated }: BlogFormViewProps & { id: string }) {
  // Loaded once: a newer version must not replace the one being edited.
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin-blogs', 'form', id],
    queryFn: async () => {
      const blog = await loadBlog(id)
      setOpen(true)
      return blog
    },
    enabled: !isOpen,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (data) return <BlogForm blog={data} onClose={onClose} onCreated={onCreated} />
  if (isFetching || !error) return <Spinner />
  const isDeleted = callError(error)?.code === 'BLOG_NOT_FOUND'
  return (
    <>
      <FormTitle heading="Edit Blog" onBack={onClose} />
      {isDeleted ? (
        <Alert variant="outline" color="madder" title={adminMessages.blogs.notFound} role="alert">
          <Text>It was deleted, perhaps in another tab or window.</Text>
        </Alert>
      ) : (
        <LoadFailure title="The blog did not load" error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
