import { Button } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { LoadSample } from '../../first-run/load-sample.tsx'
import styles from '../empty-list.module.css'
import { EmptyList } from '../empty-list.tsx'

/** Texts of a list without rows. */
export interface NoRowsTexts {
  /** Where filters leave nothing. */
  filtered: string
  /** Where there is nothing at all: what, and what to do about it. */
  title?: string
  text: string
  /** Of the button that loads the sample content, where the whole catalogue is empty. */
  sample?: string
  Icon: ComponentType<{ className?: string }>
}

interface NoRowsProps {
  texts: NoRowsTexts
  isFiltered: boolean
  onClear: () => void
  /** Button that creates the first item. */
  create: ReactNode
}

export function NoRows({ texts: { filtered, title, text, sample, Icon }, isFiltered, onClear, create }: NoRowsProps) {
  if (isFiltered) return <EmptyList text={filtered} action={<Button onClick={onClear}>Clear filters</Button>} />
  const action = sample ? (
    <>
      {create}
      <LoadSample label={sample} />
    </>
  ) : (
    create
  )
  return <EmptyList title={title} text={text} drawing={<Icon className={styles.drawing!} />} action={action} />
}
