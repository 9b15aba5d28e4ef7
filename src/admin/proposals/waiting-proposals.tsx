import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import list from '../kit/layout/item-list.module.css'
import { Panel } from '../kit/layout/panel.tsx'
import { ProposalList } from './proposal-list.tsx'
import { useProposals } from './proposals-query.ts'

/** Proposals that wait for the owner; without any there is no panel. */
export function WaitingProposals() {
  const query = useProposals({})
  if (query.data?.items.length === 0) return null
  return (
    <Panel title="Proposals that wait for you" query={query} failure="The proposals did not load" lines={3}>
      {({ items }) => (
        <>
          <ProposalList items={items} none="" named />
          <p className={list.foot}>
            <Link to={adminPaths.proposals} className={list.link}>
              All proposals
            </Link>
          </p>
        </>
      )}
    </Panel>
  )
}
