import { Box, Button, Group, Text } from '@mantine/core'
import { inboxMessages } from '#contract/enquiry-messages.ts'
import type { AdminEnquiry } from '#contract/admin/enquiries.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { confirm } from '../kit/feedback/confirm.tsx'
import { toastFailure, toastSuccess } from '../kit/feedback/toasts.ts'

const { erased, eraseFailed } = inboxMessages

/** What people may ask for: a copy of all that is stored about them, or that it is erased. */
export function PersonActions({ enquiry: { id, name }, onErased }: { enquiry: AdminEnquiry; onErased: () => void }) {
  const { mutate, isPending } = useWrite({
    write: (enquiry_id: string, { api }) => api.enquiries.erase({ enquiry_id }),
    onSuccess: ({ erased: count }) => {
      toastSuccess(erased(count))
      onErased()
    },
    onError: () => toastFailure(eraseFailed),
  })
  const erase = async () => {
    const question = {
      title: `Erase ${name}?`,
      text: 'All enquiries with this e-mail address or phone number, and the proposals for them, are deleted for ever.',
      detail: 'Published testimonials stay. Backups keep the words until they expire.',
      confirm: 'Erase for ever',
    }
    if (await confirm(question)) mutate(id)
  }
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
        <Button variant="default" color="red" size="compact-md" disabled={isPending} onClick={() => void erase()}>
          Erase it
        </Button>
      </Group>
    </Box>
  )
}
