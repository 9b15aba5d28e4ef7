import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { serverMessages } from '#contract/messages.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { serverQuery } from '../kit/feedback/server-query.ts'

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
