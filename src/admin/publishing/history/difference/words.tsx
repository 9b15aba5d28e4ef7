import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { onlyChanges, wordDifferences } from './word-differences.ts'
import styles from './difference.module.css'

/** Only in the version. The words are for those who neither see colours nor lines. */
export function Removed({ children }: { children: ReactNode }) {
  return (
    <del className={styles.removed}>
      <VisuallyHidden>removed: </VisuallyHidden>
      {children}
    </del>
  )
}

/** Only in the form. */
export function Added({ children }: { children: ReactNode }) {
  return (
    <ins className={styles.added}>
      <VisuallyHidden>added: </VisuallyHidden>
      {children}
    </ins>
  )
}

interface WordsProps {
  before: string
  after: string
  className?: string | undefined
}

/** Two texts word by word; long parts that are equal are left out. */
export function Words({ before, after, className }: WordsProps) {
  const parts = onlyChanges(wordDifferences(before, after)).map((part, place) => ({ ...part, key: place }))
  return (
    <span className={className}>
      {parts.map(({ kind, text, key }) => {
        if (kind === 'removed') return <Removed key={key}>{text}</Removed>
        if (kind === 'added') return <Added key={key}>{text}</Added>
        return (
          <span key={key} className={kind === 'skipped' ? styles.muted : undefined}>
            {text}
          </span>
        )
      })}
    </span>
  )
}
