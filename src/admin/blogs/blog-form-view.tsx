import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { adminApi, callError } from '../shell/api/admin-api.ts'
import { LoadFailure } from '../shell/feedback/load-failure.tsx'
import { BlogForm } from './blog-form.tsx'
import { FormTitle } from './form-parts.tsx'
import { Spinner } from './spinner.tsx'

interface BlogFormViewProps {
  /** Null for a new blog. */
  id: string | null
  onClose: () => void
}

/** The form, shown in place of the list. */
export function BlogFormView({ id, onClose }: BlogFormViewProps) {
  return id ? <StoredBlog id={id} onClose={onClose} /> : <BlogForm blog={null} onClose={onClose} onReload={onClose} />
}

/** Never cached: the form must start from the stored version. */
function StoredBlog({ id, onClose }: { id: string; onClose: () => void }) {
  const [version, setVersion] = useState(0)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin-blogs', 'form', id, version],
    queryFn: ({ signal }) => adminApi.blogs.get({ blog_id: id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (data) return <BlogForm key={version} blog={data} onClose={onClose} onReload={() => setVersion(version + 1)} />
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
