import { Anchor } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useRef, type ChangeEvent } from 'react'
import { blogFields } from '#contract/content/blog-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { slugOf } from '#values/slug.ts'
import { FieldInput } from '../../kit/form/field-input.tsx'
import { LimitedInput } from '../../kit/field/limited-input.tsx'
import { slugFollows, slugOfTitle } from '../blog-slug.ts'
import type { BlogValues } from '../blog-values.ts'
import type { LiveBlog } from '../blog-kind.ts'
import styles from './blog-form.module.css'

interface BasicInformationProps {
  form: UseFormReturnType<BlogValues>
  /** The stored blog; null for a new one. */
  blog: LiveBlog | null
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
        label={blogFields.title.label}
        required
        data-autofocus
        limit={blogFields.title.limit}
        {...form.getInputProps('title')}
        onChange={setTitle}
        onBlur={() => {
          if (title.trim() !== '' && slug === '') form.setFieldError('slug', adminMessages.blogs.slugRequired)
        }}
      />
      <LimitedInput
        label={blogFields.slug.label}
        required
        placeholder={blogFields.slug.placeholder}
        limit={blogFields.slug.limit}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        description={<PublicAddress blog={blog} slug={slug} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('slug')}
        onChange={setSlug}
        onBlur={() => form.setFieldValue('slug', slugOf(slug))}
      />
      <FieldInput field={blogFields.status} input={form.getInputProps('status')} />
    </div>
  )
}

/** Public URL of the blog; for a draft it works for the admin only. */
function PublicAddress({ blog, slug }: { blog: LiveBlog | null; slug: string }) {
  if (slug === '') return null
  const address = `/blog/${slug}`
  if (blog?.slug !== slug) {
    return blog?.published_at ? `${address} – the old address will redirect here` : address
  }
  return (
    <Anchor href={address} target="_blank" rel="noopener" size="sm">
      {address}
    </Anchor>
  )
}
