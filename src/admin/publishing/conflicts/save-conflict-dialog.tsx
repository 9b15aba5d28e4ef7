import { Box, Button, Flex, Modal, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '#contract/messages.ts'
import { formatTime } from '#values/format/dates.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { makeAlertDialog } from '../../kit/feedback/confirm.tsx'
import { differingPart } from '../history/shown-text.ts'
import type { FormSession } from '../drafts/use-editing.ts'
import type { Change } from './merge.ts'

/** Shown when a newer version has other values of the same fields: keep editing, reload or overwrite these fields. */
export function SaveConflictDialog({ session }: { session: FormSession }) {
  const { conflict, cancel, reload, overwrite } = session
  const who = useWriter(session)
  const buttonHeight = { base: '2.75rem', xs: '2.25rem' }
  return (
    <Modal opened={conflict !== null} onClose={cancel} title={adminMessages.versionConflict} size={520} centered>
      <Stack ref={makeAlertDialog}>
        <Text>
          {who ?? 'You and another tab or window changed the same fields.'} You can load the newer version and lose what
          you entered here, or save your values of these fields. Changes to other fields are kept.
        </Text>
        {conflict ? <Changes changes={conflict.changes} /> : null}
        <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap="xs">
          <Button variant="subtle" h={buttonHeight} data-autofocus onClick={cancel}>
            Keep editing
          </Button>
          <Button
            variant="default"
            h={buttonHeight}
            onClick={() => {
              cancel()
              reload()
            }}
          >
            Load the newer version
          </Button>
          <Button color="madder" h={buttonHeight} onClick={overwrite}>
            Overwrite
          </Button>
        </Flex>
      </Stack>
    </Modal>
  )
}

/** @returns who saved the newer version, and when; null where no name is known. */
function useWriter({ conflict, history, id }: FormSession): string | null {
  const entity = history?.entity
  const { data } = useQuery({
    queryKey: ['admin-changes', 'writer', entity, id],
    queryFn: ({ signal }) => adminApi.changes.history({ entity: entity!, item_id: id!, limit: 1 }, { signal }),
    enabled: conflict !== null && entity !== undefined && id !== null,
    staleTime: 0,
  })
  const latest = data?.items[0]
  return latest?.person ? `${latest.person}, ${formatTime(latest.at)}: the same fields were changed.` : null
}

function Changes({ changes }: { changes: Change[] }) {
  return (
    <Box
      {...{ mah: '16rem', bd: '1px solid var(--color-line)', bdrs: 4 }}
      style={{ overflow: 'hidden auto', overflowWrap: 'anywhere' }}
      tabIndex={0}
      role="group"
      aria-label="Changed elsewhere"
    >
      <Table verticalSpacing={6} layout="fixed" aria-label="Changed elsewhere">
        <Table.Thead c="dimmed" fz="xs">
          <Table.Tr>
            <Table.Th w={{ base: '6rem', xs: '8.5rem' }}>Field</Table.Th>
            <Table.Th>Stored now</Table.Th>
            <Table.Th>Yours</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody style={{ verticalAlign: 'top' }}>
          {changes.map(({ label, mine, theirs }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{differingPart(theirs, mine) || '–'}</Table.Td>
              <Table.Td>{differingPart(mine, theirs) || '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  )
}
