import { Button, Group } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { EmptyList } from '../empty-list.tsx'

/** Texts of a list without rows. */
export interface NoRowsTexts {
  /** Heading where filters leave nothing. */
  filtered: string
  /** Offered first in a filtered list, such as to create the item that was searched for. */
  filteredAction?: ReactNode
  /** Title and advice for an empty list. */
  title?: string
  text: string
  /** Offers the sample content. */
  sample?: ReactNode
  Icon: ComponentType<{ className?: string }>
}

interface NoRowsProps {
  texts: NoRowsTexts
  isFiltered: boolean
  onClear: () => void
  /** Button that creates the first item. */
  create: ReactNode
}

export function NoRows({ texts, isFiltered, onClear, create }: NoRowsProps) {
  if (isFiltered) return <NoMatches {...texts} onClear={onClear} />
  const { title, text, sample, Icon } = texts
  const action = sample ? (
    <>
      {create}
      {sample}
    </>
  ) : (
    create
  )
  return <EmptyList title={title} text={text} Icon={Icon} action={action} />
}

function NoMatches({ filtered, filteredAction, onClear }: NoRowsTexts & Pick<NoRowsProps, 'onClear'>) {
  if (!filteredAction) return <EmptyList title={filtered} action={<Button onClick={onClear}>Clear filters</Button>} />
  const actions = (
    <Group justify="center" gap="sm">
      {filteredAction}
      <Button variant="default" onClick={onClear}>
        Clear filters
      </Button>
    </Group>
  )
  return <EmptyList title={filtered} action={actions} />
}
