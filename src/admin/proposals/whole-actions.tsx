import { Button, Group } from '@mantine/core'
import type { Proposal } from '#contract/admin/proposals.ts'
import { proposalMessages as messages } from '#contract/proposals.ts'
import { callError, type AdminApi } from '../kit/api/admin-api.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { confirm } from '../kit/feedback/confirm.tsx'
import { toastFailure, toastSuccess } from '../kit/feedback/toasts.ts'
import { closedStates } from './proposal-words.ts'

export interface WholeActionsProps {
  item: Proposal
  onChanged: () => void
  onDeleted: () => void
  /** Opens the form of another one. */
  onOpen: (id: string) => void
}

interface Action {
  label: string
  question?: Parameters<typeof confirm>[0]
  run: (api: AdminApi) => Promise<{ id: string }>
  done: string
  failed: string
  onDone?: (made: { id: string }) => void
}

/** What can be done with a proposal or template as a whole. */
export function WholeActions(props: WholeActionsProps) {
  const { template_name, version, state } = props.item
  const { mutate, isPending } = useWrite({
    write: ({ run }: Action, { api }) => run(api),
    onSuccess: (made, { done, onDone }) => {
      toastSuccess(done)
      onDone?.(made)
    },
    onError: (error, { failed }) => toastFailure(callError(error)?.message ?? failed),
  })
  const isOpen = version > 0 && !closedStates.includes(state)
  const offered =
    template_name === null
      ? [saving(props), copying(props), ...(isOpen ? [withdrawal(props)] : []), deletion(props)]
      : [deletion(props)]
  return (
    <Group gap="xs">
      {offered.map((action) => (
        <Button
          key={action.label}
          variant="subtle"
          size="compact-sm"
          disabled={isPending}
          onClick={() => void confirmed(action).then((isWanted) => isWanted && mutate(action))}
        >
          {action.label}
        </Button>
      ))}
    </Group>
  )
}

async function confirmed({ question }: Action): Promise<boolean> {
  return question === undefined || confirm(question)
}

const templateName = 120

function saving({ item: { body } }: WholeActionsProps): Action {
  return {
    label: 'Save as template',
    question: {
      title: 'Save as template?',
      text: 'What was last saved of title, days, places, pictures, hosts, inclusions, options and prices.',
      detail: 'Names, dates, the greeting and the notes are left out.',
      confirm: 'Save template',
      destructive: false,
    },
    run: (api) => api.proposals.create({ proposal_data: body, template_name: body.title.slice(0, templateName) }),
    done: messages.templateSaved,
    failed: messages.createFailed,
  }
}

function copying({ item: { body, enquiry_id }, onOpen }: WholeActionsProps): Action {
  return {
    label: 'Copy as a new proposal',
    run: (api) => api.proposals.create({ proposal_data: body, enquiry_id: enquiry_id! }),
    done: messages.created,
    failed: messages.createFailed,
    onDone: ({ id }) => onOpen(id),
  }
}

function withdrawal({ item: { id }, onChanged }: WholeActionsProps): Action {
  return {
    label: 'Withdraw',
    question: {
      title: 'Withdraw proposal?',
      text: 'Its page says kindly that it is no longer offered.',
      detail: 'This cannot be taken back. You can copy it as a new proposal.',
      confirm: 'Withdraw',
    },
    run: (api) => api.proposals.withdraw({ proposal_id: id }),
    done: messages.withdrawn,
    failed: messages.withdrawFailed,
    onDone: onChanged,
  }
}

function deletion({ item: { id, template_name }, onDeleted }: WholeActionsProps): Action {
  const isTemplate = template_name !== null
  return {
    label: 'Delete',
    question: {
      title: isTemplate ? 'Delete template?' : 'Delete proposal?',
      text: isTemplate
        ? 'Proposals made from it stay as they are.'
        : 'Its page, its versions and the answers are deleted for ever. It does not go to the trash.',
      confirm: 'Delete',
    },
    run: (api) => api.proposals.delete({ proposal_id: id }),
    done: messages.deleted,
    failed: messages.deleteFailed,
    onDone: onDeleted,
  }
}
