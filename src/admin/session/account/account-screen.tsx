import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { identityQuery } from '../identity-query.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { PageTitle } from '../../kit/layout/page-title.tsx'
import styles from './account.module.css'
import { accountStateQuery } from './account-state-query.ts'
import { EmergencySection } from './emergency-section.tsx'
import { NotificationsSection } from '../notifications/notifications-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonForm } from './person-form.tsx'
import { Sessions } from './sessions.tsx'
import { SignInAddress } from './sign-in-address.tsx'
import { TwoFactor } from './two-factor.tsx'

export function AccountScreen() {
  const { data: identity } = useQuery(identityQuery)
  const { data: state, error, refetch } = useQuery(accountStateQuery)
  return (
    <>
      <PageTitle title="Account" {...(identity ? { subtitle: identity.email } : {})} />
      <div className={styles.sections}>
        <div className={styles.column}>
          <PersonForm />
          <PasswordForm />
          {identity && state ? <SignInAddress email={identity.email} state={state} /> : null}
          <Sessions />
        </div>
        <div className={styles.column}>
          {error && !state ? <LoadFailure title="The account did not load" error={error} onRetry={refetch} /> : null}
          {identity && state ? (
            <>
              <TwoFactor enabled={identity.two_factor_enabled} left={identity.recovery_codes_left ?? 0} />
              <EmergencySection email={identity.email} madeAt={state.sheet_made_at} />
            </>
          ) : error ? null : (
            <Text>Loading...</Text>
          )}
          <NotificationsSection />
        </div>
      </div>
    </>
  )
}
