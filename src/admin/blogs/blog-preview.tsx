import { Text } from '@mantine/core'
import { useDeferredValue } from 'react'
import { blogStartLength } from '#contract/blogs.ts'
import { excerpt, excerptLength, metaLength, storyStart } from '#values/format/excerpt.ts'
import { SharePreview } from '../publishing/preview/share-preview.tsx'
import type { BlogValues } from './blog-values.ts'
import { FormCard } from './form/form-parts.tsx'

/** The story in search results, in a shared link and on the cards of the site, as it is in the form. */
export function BlogPreview({ values }: { values: BlogValues }) {
  const { title, slug, body, featured_image } = useDeferredValue(values)
  // As the server derives it when the story is saved.
  const start = storyStart(body, blogStartLength)
  return (
    <FormCard title="How it looks in Google and WhatsApp">
      <SharePreview
        title={title}
        path={`/blog/${slug || 'auto-generated-from-title'}`}
        description={excerpt(start, metaLength)}
        picture={featured_image}
      />
      <Text size="xs" c="dimmed" mt="lg">
        Excerpt on the site’s cards
      </Text>
      <Text>{excerpt(start, excerptLength.list) || 'The beginning of the text.'}</Text>
    </FormCard>
  )
}
