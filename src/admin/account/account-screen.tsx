import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { identityQuery } from '../shell/session/identity-query.ts'
import { PageTitle } from '../shell/layout/page-title.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor.tsx'

export function AccountScreen() {
  const { data: identity } = useQuery(identityQuery)
  return (
    <>
      <PageTitle title="Account" {...(identity ? { subtitle: identity.email } : {})} />
      <Stack gap="xl" maw="44rem">
        <PasswordForm />
        {identity ? <TwoFactor enabled={identity.two_factor_enabled} /> : <Text>Loading...</Text>}
        <Sessions />
      </Stack>
    </>
  )
}
