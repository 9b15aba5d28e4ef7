import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import list from '../kit/layout/item-list.module.css'
import { Panel } from '../kit/layout/panel.tsx'
import { QuietBadge } from '../kit/list/quiet-badge.tsx'
import { labelOf, progressOf } from './proposal-words.ts'

interface ProposalPanelProps {
  title: string
  /** Without one, those that wait for the owner. */
  filter?: { enquiry_id?: string; templates?: boolean; all?: boolean }
  lines: number
  /** Said where there is no item; without it there is no panel then. */
  none?: string
  /** Below the list. */
  children?: ReactNode
}

/** Proposals or templates; each leads to its form. */
export function ProposalPanel({ title, filter, lines, none, children }: ProposalPanelProps) {
  const query = useQuery({
    queryKey: ['admin-proposals', 'list', filter],
    queryFn: ({ signal }) => adminApi.proposals.list(filter, { signal }),
    staleTime: 0,
  })
  const isTemplate = filter?.templates === true
  const isNamed = !isTemplate && filter?.enquiry_id === undefined
  if (none === undefined && query.data?.items.length === 0) return null
  return (
    <Panel
      title={title}
      query={query}
      failure={`The ${isTemplate ? 'templates' : 'proposals'} did not load`}
      lines={lines}
    >
      {({ items }) => (
        <>
          {items.length === 0 ? (
            <Text c="dimmed">{none}</Text>
          ) : (
            <ul className="lined">
              {items.map((item) => (
                <li key={item.id} className={list.item}>
                  <div>
                    <Link to={adminPaths.proposals} search={{ edit: item.id }} className={list.link}>
                      {isNamed ? `${item.traveller}: ${item.title}` : item.title}
                    </Link>
                    {isTemplate ? null : (
                      <Text size="sm" c="dimmed">
                        {progressOf(item)}
                      </Text>
                    )}
                  </div>
                  {isTemplate ? null : <QuietBadge on={item.waits_for !== null}>{labelOf(item)}</QuietBadge>}
                </li>
              ))}
            </ul>
          )}
          {children}
        </>
      )}
    </Panel>
  )
}

/** The proposals of an enquiry, in its form. */
export function EnquiryProposals({ enquiryId }: { enquiryId: string }) {
  return (
    <ProposalPanel title="Proposals" filter={{ enquiry_id: enquiryId }} lines={1} none="No proposal yet.">
      <div>
        <Button
          variant="default"
          size="compact-md"
          renderRoot={(props) => (
            <Link to={adminPaths.proposals} search={{ enquiry: enquiryId, action: 'new' }} {...props} />
          )}
        >
          Make a proposal
        </Button>
      </div>
    </ProposalPanel>
  )
}

/** Proposals that wait for the owner; without any there is no panel. */
export function WaitingProposals() {
  return (
    <ProposalPanel title="Proposals that wait for you" lines={3}>
      <p className={list.foot}>
        <Link to={adminPaths.proposals} className={list.link}>
          All proposals
        </Link>
      </p>
    </ProposalPanel>
  )
}
