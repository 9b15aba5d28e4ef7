import { Alert, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { mailMessages } from '#contract/admin/installation/mail.ts'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { LoadingRows } from '../kit/list/rows/loading-rows.tsx'
import { MailForm } from './mail-form.tsx'
import { mailQuery } from './mail-query.ts'

/** Settings → Mail: the server that sends mails about enquiries and links for a forgotten password. */
export function MailSection() {
  const { data: state, error, refetch } = useQuery(mailQuery)
  if (error && !state) return <LoadFailure title="The mail settings did not load" error={error} onRetry={refetch} />
  if (!state) return <LoadingRows height={40} />
  if (state.source === 'variables') {
    return (
      <Alert variant="outline" color="indigo" title={mailMessages.fixed}>
        Mails go from {state.from} through {state.server?.host}. To set the server here instead, remove SMTP_URL,
        MAIL_FROM and MAIL_TO, and start the program again.
      </Alert>
    )
  }
  return (
    <Stack gap="md">
      {state.source === 'unreadable' ? (
        <Alert variant="outline" color="madder" role="alert" title="Mails are not sent">
          {mailMessages.unreadable}
        </Alert>
      ) : null}
      {state.source === 'none' ? <Text>No mails are sent yet. New enquiries show in the inbox only.</Text> : null}
      <MailForm key={state.source} state={state} />
    </Stack>
  )
}
