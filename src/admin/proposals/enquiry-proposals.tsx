import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { Panel } from '../kit/layout/panel.tsx'
import { ProposalList } from './proposal-list.tsx'
import { useProposals } from './proposals-query.ts'

/** The proposals of an enquiry, in its form. */
export function EnquiryProposals({ enquiryId }: { enquiryId: string }) {
  const query = useProposals({ enquiry_id: enquiryId })
  return (
    <Panel title="Proposals" query={query} failure="The proposals did not load" lines={1}>
      {({ items }) => (
        <>
          <ProposalList items={items} none="No proposal yet." />
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
        </>
      )}
    </Panel>
  )
}
