import { queryOptions } from '@tanstack/react-query'
import { mailCalls, type MailAccessState } from '#contract/admin/installation/mail.ts'
import { authClient } from '../session/auth-client.ts'
import { callAuth } from '../session/auth-call.ts'

export const mailQuery = queryOptions({
  queryKey: ['admin-mail'],
  queryFn: () => callAuth(() => authClient.$fetch<MailAccessState>(mailCalls.state)),
})
