import { Alert, Button, Fieldset } from '@mantine/core'
import { useState } from 'react'
import type { Proposal } from '#contract/admin/proposals.ts'
import { proposalMessages as messages } from '#contract/proposals.ts'
import { formatMoment } from '#values/format/dates.ts'
import { adminApi, callError } from '../kit/api/admin-api.ts'
import { withNewKeys } from '../kit/form/form-values.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { QuietBadge } from '../kit/list/quiet-badge.tsx'
import { placeOf, type FormPlace } from '../kit/list/use-list-form.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { ProposalFields } from './proposal-fields.tsx'
import { ProposalPage } from './proposal-page.tsx'
import { proposalContent, type ProposalValues } from './proposal-values.ts'
import { closedStates, labelOf } from './proposal-words.ts'
import { SendDialog } from './send-dialog.tsx'
import { SentPart } from './sent-part.tsx'

const proposalKind: FormKind<ProposalValues, Proposal> = {
  type: 'proposal',
  ...proposalContent,
  load: (proposal_id) => adminApi.proposals.get({ proposal_id }),
  valuesOf: ({ body }) => proposalContent.valuesOf(body),
  revive: withNewKeys,
  save: (values, { id, api, updated_at }) =>
    api.proposals.update({ proposal_id: id!, proposal_data: proposalContent.dataOf(values), updated_at }),
  missing: { code: 'PROPOSAL_NOT_FOUND', message: messages.notFound },
  messages: {
    updated: messages.updated,
    failed: (error) => (callError(error)?.code === 'PROPOSAL_NOT_OPEN' ? messages.notOpen : messages.updateFailed),
  },
  fieldErrors: (error) => proposalContent.atFormPaths(fieldErrorsOf(error, 'proposal_data')),
}

/** A proposal or a template: its form, its page beside it, and what became of it. */
export function ProposalDialog({ place, onOpen }: { place: FormPlace; onOpen: (id: string) => void }) {
  const session = useEditing(proposalKind, placeOf(place))
  const [sending, setSending] = useState(false)
  const { item, form } = session
  const isTemplate = item !== null && item.template_name !== null
  const isClosed = item !== null && closedStates.includes(item.state)
  const send = async () => {
    if (!session.dirty || (await session.submit('stay'))) setSending(true)
  }
  return (
    <>
      <FormDialog
        session={session}
        onClose={place.onClose}
        title={isTemplate ? 'Template' : 'Proposal'}
        name={session.base.title}
        facts={item && !isTemplate ? <Facts item={item} /> : null}
        submitLabel={isClosed ? null : isTemplate ? 'Save Template' : 'Save Proposal'}
        size="62rem"
        beside={(onClose) => <ProposalPage values={form.values} onClose={onClose} />}
        checks={
          item === null || isTemplate || isClosed ? null : (
            <Button
              variant={item.version > 0 && !item.is_changed && !session.dirty ? 'default' : 'light'}
              disabled={session.state === 'saving'}
              onClick={() => void send()}
            >
              {item.version > 0 ? 'Send new version' : 'Send'}
            </Button>
          )
        }
      >
        {item ? <SentPart item={item} onChanged={session.follow} onDeleted={place.onClose} onOpen={onOpen} /> : null}
        {isClosed ? (
          <Alert variant="outline" color="indigo" mb="md">
            {messages.notOpen}. It stays as it is; copy it to make another one.
          </Alert>
        ) : null}
        <Fieldset key={session.revision} variant="unstyled" miw={0} m={0} p={0} disabled={isClosed}>
          <ProposalFields form={form} isTemplate={isTemplate} />
        </Fieldset>
      </FormDialog>
      {sending && item && session.version ? (
        <SendDialog item={item} version={session.version} onSent={session.reload} onClose={() => setSending(false)} />
      ) : null}
    </>
  )
}

function Facts({ item }: { item: Proposal }) {
  const { reference, traveller, created_at } = item
  return (
    <>
      <QuietBadge on={item.waits_for !== null}>{labelOf(item)}</QuietBadge>
      <span>{reference}</span>
      <span>For {traveller}</span>
      <span>
        Made <time dateTime={created_at}>{formatMoment(created_at)}</time>
      </span>
    </>
  )
}
