import { Button, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ArrowLeft } from '#ui/icons.tsx'
import { FormHeading, HeadingFacts } from '../../kit/form/form-heading.tsx'
import { PreviewButtons } from '../../publishing/preview/preview-buttons.tsx'
import type { Previewed } from '../../publishing/preview/use-preview.ts'
import styles from './blog-form.module.css'

interface FormTitleProps {
  /** In the words of the specification: 'Edit Blog'. */
  heading: string
  /** The stored title. */
  name?: string | undefined
  /** A line about the stored blog. */
  facts?: ReactNode
  onBack: () => void
  preview?: { open: boolean; toggle: () => void; previewed: Previewed }
}

/** Back button and heading; focused initially, since the form replaces the list. */
export function FormTitle({ heading, name, facts, onBack, preview }: FormTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(`${name ? `Edit: ${name}` : heading} · Back office`)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.top}>
      <Button variant="subtle" size="compact-md" leftSection={<ArrowLeft />} className={styles.back} onClick={onBack}>
        Back to Blogs
      </Button>
      {preview ? (
        <div className={styles.previewButtons}>
          <PreviewButtons open={preview.open} onToggle={preview.toggle} previewed={preview.previewed} />
        </div>
      ) : null}
      <Title order={1} size="h2" ref={title} tabIndex={-1}>
        <FormHeading title={heading} name={name} />
      </Title>
      <HeadingFacts>{facts}</HeadingFacts>
    </div>
  )
}

interface FormCardProps {
  title: string
  children: ReactNode
}

export function FormCard({ title, children }: FormCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Title order={2} size="h4" id={id} className={styles.cardTitle}>
        {title}
      </Title>
      {children}
    </section>
  )
}
