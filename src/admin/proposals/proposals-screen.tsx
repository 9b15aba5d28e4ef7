import { Button, Stack } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { Plus } from '../kit/layout/admin-icons.tsx'
import { PageTitle } from '../kit/layout/page-title.tsx'
import { ListNotice } from '../kit/list/list-notice.tsx'
import { useListForm } from '../kit/list/use-list-form.ts'
import { MakeDialog } from './make-dialog.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { ProposalPanel } from './proposal-panels.tsx'

const route = getRouteApi('/guarded/admin/proposals')

/** Where the page fits beside the form. */
const wide = '(min-width: 75em)'

/** Proposals and templates. */
export function ProposalsScreen() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const { opened, create, notice } = useListForm(search)
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
      <ListNotice notice={notice} />
      <Stack gap="1.5rem">
        <ProposalPanel title="Waiting for you" lines={3} none="No proposal waits for you." />
        <ProposalPanel
          title="Newest"
          filter={{ all: true }}
          lines={5}
          none="No proposals yet. Make the first one for an enquiry."
        />
        <ProposalPanel
          title="Templates"
          filter={{ templates: true }}
          lines={2}
          none="No templates yet. Open a proposal and choose 'Save as template'."
        />
      </Stack>
      {opened?.place.id ? <ProposalDialog key={opened.key} place={opened.place} onOpen={open} /> : null}
      {opened && opened.place.id === null ? (
        <MakeDialog enquiryId={search.enquiry ?? null} onMade={open} onClose={opened.place.onClose} />
      ) : null}
    </>
  )
}
