import { Alert } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { serverMessages } from '#contract/messages.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { adminApi } from '../api/admin-api.ts'

const minute = 60_000

/** A failed request keeps the last known state. */
const serverQuery = queryOptions({
  queryKey: ['server-status'],
  queryFn: ({ signal }) => adminApi.server.status(undefined, { signal }),
  staleTime: minute,
  refetchInterval: minute,
  retry: false,
})

/** Warns on every screen when the server's disk is nearly full. */
export function DiskNotice() {
  const { data } = useQuery(serverQuery)
  const disk = data?.disk
  if (!disk || disk.state === 'enough') return null
  const { title, text } = serverMessages.disk[disk.state]
  return (
    <Alert variant="outline" color={disk.state === 'full' ? 'madder' : 'indigo'} title={title} role="alert" mb="lg">
      {text} {serverMessages.disk.left(formatBytes(disk.free), formatBytes(disk.total))}
    </Alert>
  )
}
