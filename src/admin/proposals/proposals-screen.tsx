import { Alert, Button } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { Plus } from '../kit/layout/admin-icons.tsx'
import { PageTitle } from '../kit/layout/page-title.tsx'
import { Panel } from '../kit/layout/panel.tsx'
import { useListForm } from '../kit/list/use-list-form.ts'
import { MakeDialog } from './make-dialog.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { ProposalList } from './proposal-list.tsx'
import styles from './proposals.module.css'
import { useProposals } from './proposals-query.ts'

const route = getRouteApi('/guarded/admin/proposals')

/** Where the page fits beside the form. */
const wide = '(min-width: 75em)'

/** Proposals and templates. */
export function ProposalsScreen() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const { opened, create, notice } = useListForm(search)
  const waiting = useProposals({})
  const newest = useProposals({ all: true })
  const templates = useProposals({ templates: true })
  /** Opens a proposal that was made just now, with its page where there is room. */
  const open = (id: string) => {
    const preview = globalThis.matchMedia(wide).matches ? { preview: 'form' } : {}
    void navigate({ to: adminPaths.proposals, search: { edit: id, ...preview }, replace: true, ignoreBlocker: true })
  }
  return (
    <>
      <PageTitle title="Proposals" subtitle="One journey for one traveller, on a private page">
        <Button leftSection={<Plus />} onClick={() => create()}>
          Make a proposal
        </Button>
      </PageTitle>
      {notice ? (
        <Alert variant="outline" color="madder" role="alert" mb="md" withCloseButton onClose={notice.dismiss}>
          {notice.text}
        </Alert>
      ) : null}
      <div className={styles.panels}>
        <Panel title="Waiting for you" query={waiting} failure="The proposals did not load" lines={3}>
          {({ items }) => <ProposalList items={items} none="No proposal waits for you." named />}
        </Panel>
        <Panel title="Newest" query={newest} failure="The proposals did not load" lines={5}>
          {({ items }) => (
            <ProposalList items={items} none="No proposals yet. Make the first one for an enquiry." named />
          )}
        </Panel>
        <Panel title="Templates" query={templates} failure="The templates did not load" lines={2}>
          {({ items }) => (
            <ProposalList items={items} none="No templates yet. Open a proposal and choose 'Save as template'." />
          )}
        </Panel>
      </div>
      {opened?.place.id ? <ProposalDialog key={opened.key} place={opened.place} onOpen={open} /> : null}
      {opened && opened.place.id === null ? (
        <MakeDialog enquiryId={search.enquiry ?? null} onMade={open} onClose={opened.place.onClose} />
      ) : null}
    </>
  )
}
