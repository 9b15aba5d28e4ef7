import { Button, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ArrowLeft } from '#ui/icons.tsx'
import styles from './blog-form.module.css'

interface FormTitleProps {
  heading: string
  onBack: () => void
}

/** Back button and heading; focused initially, since the form replaces the list. */
export function FormTitle({ heading, onBack }: FormTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(`${heading} · Back office`)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.top}>
      <Button variant="subtle" size="compact-md" leftSection={<ArrowLeft />} className={styles.back} onClick={onBack}>
        Back to Blogs
      </Button>
      <Title order={1} size="h2" ref={title} tabIndex={-1}>
        {heading}
      </Title>
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
