import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { identityQuery } from '../identity-query.ts'
import { PageTitle } from '../../kit/layout/page-title.tsx'
import styles from './account.module.css'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor.tsx'

export function AccountScreen() {
  const { data: identity } = useQuery(identityQuery)
  return (
    <>
      <PageTitle title="Account" {...(identity ? { subtitle: identity.email } : {})} />
      <div className={styles.sections}>
        <div className={styles.column}>
          <PasswordForm />
          <Sessions />
        </div>
        <div className={styles.column}>
          {identity ? (
            <TwoFactor enabled={identity.two_factor_enabled} left={identity.recovery_codes_left ?? 0} />
          ) : (
            <Text>Loading...</Text>
          )}
        </div>
      </div>
    </>
  )
}
