import { Button } from '@mantine/core'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import styles from '../empty-list.module.css'
import { EmptyList } from '../empty-list.tsx'

/** Only for an empty catalogue. */
const LoadSample = lazy(async () => ({ default: (await import('../../first-run/load-sample.tsx')).LoadSample }))

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
      <Suspense>
        <LoadSample label={sample} />
      </Suspense>
    </>
  ) : (
    create
  )
  return <EmptyList title={title} text={text} drawing={<Icon className={styles.drawing!} />} action={action} />
}
