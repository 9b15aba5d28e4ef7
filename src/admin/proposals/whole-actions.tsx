import { Button, Group } from '@mantine/core'
import type { Proposal } from '#contract/admin/proposals.ts'
import { proposalMessages as messages } from '#contract/proposals.ts'
import { useAction, type Action } from '../kit/api/use-action.ts'
import { closedStates } from './proposal-words.ts'

export interface WholeActionsProps {
  item: Proposal
  onChanged: () => void
  onDeleted: () => void
  /** Opens the form of another one. */
  onOpen: (id: string) => void
}

/** Characters. */
const templateName = 120

/** What can be done with a proposal or template as a whole. */
export function WholeActions({ item, onChanged, onDeleted, onOpen }: WholeActionsProps) {
  const { id: proposal_id, enquiry_id, template_name, version, state, body: proposal_data } = item
  const { act, isPending } = useAction()
  const isTemplate = template_name !== null
  const button = <Result,>(label: string, action: Action<Result>) => (
    <Button variant="subtle" size="compact-sm" disabled={isPending} onClick={() => act(action)}>
      {label}
    </Button>
  )
  return (
    <Group gap="xs">
      {isTemplate
        ? null
        : button('Save as template', {
            question: {
              title: 'Save as template?',
              text: 'What was last saved of title, days, places, pictures, hosts, inclusions, options and prices.',
              detail: 'Names, dates, the greeting and the notes are left out.',
              confirm: 'Save template',
              destructive: false,
            },
            run: ({ proposals }) =>
              proposals.create({ proposal_data, template_name: proposal_data.title.slice(0, templateName) }),
            done: messages.templateSaved,
            failed: messages.createFailed,
          })}
      {isTemplate
        ? null
        : button('Copy as a new proposal', {
            run: ({ proposals }) => proposals.create({ proposal_data, enquiry_id: enquiry_id! }),
            done: messages.created,
            failed: messages.createFailed,
            onDone: ({ id }) => onOpen(id),
          })}
      {version > 0 && !closedStates.includes(state)
        ? button('Withdraw', {
            question: {
              title: 'Withdraw proposal?',
              text: 'Its page says kindly that it is no longer offered.',
              detail: 'This cannot be taken back. You can copy it as a new proposal.',
              confirm: 'Withdraw',
            },
            run: ({ proposals }) => proposals.withdraw({ proposal_id }),
            done: messages.withdrawn,
            failed: messages.withdrawFailed,
            onDone: onChanged,
          })
        : null}
      {button('Delete', {
        question: {
          title: isTemplate ? 'Delete template?' : 'Delete proposal?',
          text: isTemplate
            ? 'Proposals made from it stay as they are.'
            : 'Its page, its versions and the answers are deleted for ever. It does not go to the trash.',
          confirm: 'Delete',
        },
        run: ({ proposals }) => proposals.delete({ proposal_id }),
        done: messages.deleted,
        failed: messages.deleteFailed,
        onDone: onDeleted,
      })}
    </Group>
  )
}
