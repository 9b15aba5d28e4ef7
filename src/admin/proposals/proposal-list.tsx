import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ProposalItem } from '#contract/admin/proposals.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import list from '../kit/layout/item-list.module.css'
import { QuietBadge } from '../kit/list/quiet-badge.tsx'
import { labelOf, progressOf } from './proposal-words.ts'

interface ProposalListProps {
  items: ProposalItem[]
  /** Said where there is no item. */
  none: string
  /** Whether each says whom it is for. */
  named?: boolean
}

/** Proposals or templates; each leads to its form. */
export function ProposalList({ items, none, named = false }: ProposalListProps) {
  if (items.length === 0) return <Text c="dimmed">{none}</Text>
  return (
    <ul className={list.list}>
      {items.map((item) => (
        <li key={item.id} className={list.item}>
          <div>
            <Link to={adminPaths.proposals} search={{ edit: item.id }} className={list.link}>
              {named ? `${item.traveller}: ${item.title}` : item.title}
            </Link>
            {item.template_name === null ? (
              <Text size="sm" c="dimmed">
                {progressOf(item)}
              </Text>
            ) : null}
          </div>
          {item.template_name === null ? <QuietBadge on={item.waits_for !== null}>{labelOf(item)}</QuietBadge> : null}
        </li>
      ))}
    </ul>
  )
}
