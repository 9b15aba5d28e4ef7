import { queryOptions } from '@tanstack/react-query'
import { accountCalls, type AccountState } from '#contract/admin/installation/account.ts'
import { authClient } from '../auth-client.ts'
import { callAuth } from '../auth-call.ts'

export const accountStateQuery = queryOptions({
  queryKey: ['account-state'],
  queryFn: () => callAuth(() => authClient.$fetch<AccountState>(accountCalls.state)),
})
