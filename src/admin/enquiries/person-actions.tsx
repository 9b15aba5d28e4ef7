import { Box, Button, Group, Text } from '@mantine/core'
import { inboxMessages } from '#contract/enquiry-messages.ts'
import type { AdminEnquiry } from '#contract/admin/enquiries.ts'
import { useAction } from '../kit/api/use-action.ts'

/** What people may ask for: a copy of all that is stored about them, or that it is erased. */
export function PersonActions({ enquiry: { id, name }, onErased }: { enquiry: AdminEnquiry; onErased: () => void }) {
  const { act, isPending } = useAction()
  const erase = () =>
    act({
      question: {
        title: `Erase ${name}?`,
        text: 'All enquiries with this e-mail address or phone number, and the proposals for them, are deleted for ever.',
        detail: 'Published testimonials stay. Backups keep the words until they expire.',
        confirm: 'Erase for ever',
      },
      run: ({ enquiries }) => enquiries.erase({ enquiry_id: id }),
      done: ({ erased }) => inboxMessages.erased(erased),
      failed: inboxMessages.eraseFailed,
      onDone: onErased,
    })
  return (
    <Box mt="lg">
      <Text size="sm" c="dimmed" mb={4}>
        If {name} asks for their data
      </Text>
      <Group gap="xs">
        <Button
          component="a"
          href={`/api/admin/enquiries/${id}/person.json`}
          download
          variant="default"
          size="compact-md"
        >
          Export it
        </Button>
        <Button variant="default" color="red" size="compact-md" disabled={isPending} onClick={erase}>
          Erase it
        </Button>
      </Group>
    </Box>
  )
}
