import { Anchor } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useRef, type ChangeEvent } from 'react'
import { blogLimits } from '#contract/blogs.ts'
import { statuses, type Status } from '#contract/fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { slugOf } from '#values/slug.ts'
import { LimitedInput } from '../shell/field/limited-input.tsx'
import { statusLabels } from '../shell/list/status-badge.tsx'
import { slugFollows, slugOfTitle } from './blog-slug.ts'
import type { BlogValues } from './blog-values.ts'
import type { StoredBlog } from './use-blog-save.ts'
import styles from './blog-form.module.css'
import { PlainSelect } from '../shell/field/plain-select.tsx'

interface BasicInformationProps {
  form: UseFormReturnType<BlogValues>
  /** The stored blog; null for a new one. */
  blog: StoredBlog | null
}

/** The slug follows the title until it is edited by hand or the blog is published. */
export function BasicInformation({ form, blog }: BasicInformationProps) {
  const follows = useRef(slugFollows(blog))
  const { slug, title } = form.values
  const setTitle = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    form.setFieldValue('title', value)
    if (follows.current && !blog?.published_at) form.setFieldValue('slug', slugOfTitle(value))
  }
  const setSlug = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    form.setFieldValue('slug', value)
    // Clearing the slug makes it follow the title again.
    follows.current = value === '' && !blog?.published_at
  }
  return (
    <div className={styles.basic}>
      <LimitedInput
        label="Title"
        required
        data-autofocus
        limit={blogLimits.title}
        {...form.getInputProps('title')}
        onChange={setTitle}
        onBlur={() => {
          if (title.trim() !== '' && slug === '') form.setFieldError('slug', adminMessages.blogs.slugRequired)
        }}
      />
      <LimitedInput
        label="Slug"
        required
        placeholder="auto-generated-from-title"
        limit={blogLimits.slug}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        description={<PublicAddress blog={blog} slug={slug} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('slug')}
        onChange={setSlug}
        onBlur={() => form.setFieldValue('slug', slugOf(slug))}
      />
      <PlainSelect
        label="Status"
        required
        allowDeselect={false}
        data={statuses.map((status) => ({ value: status, label: statusLabels[status] }))}
        {...form.getInputProps('status')}
        value={form.values.status}
        onChange={(status) => form.setFieldValue('status', status as Status)}
      />
    </div>
  )
}

/** Public URL of the blog; for a draft it works for the admin only. */
function PublicAddress({ blog, slug }: { blog: StoredBlog | null; slug: string }) {
  if (slug === '') return null
  const address = `/blog/${slug}`
  if (blog?.slug !== slug) {
    return blog?.published_at ? `${address} – the old address will lead here` : address
  }
  return (
    <Anchor href={address} target="_blank" rel="noopener" size="sm">
      {address}
    </Anchor>
  )
}
