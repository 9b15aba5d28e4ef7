import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { accountCalls, type EmergencySheetAnswer } from '#contract/admin/installation/account.ts'
import { formatMoment } from '#values/format/dates.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { toastSuccess } from '../../kit/feedback/toasts.ts'
import { postAuth } from '../auth-call.ts'
import { ConfirmedForm, type Confirmation } from '../confirmed-form.tsx'
import { EmergencySheet } from '../emergency/emergency-sheet.tsx'
import { AccountSection } from './account-section.tsx'

interface EmergencySectionProps {
  /** The sign-in address. */
  email: string
  /** Null without a sheet. */
  madeAt: string | null
}

export function EmergencySection({ email, madeAt }: EmergencySectionProps) {
  const [action, setAction] = useState<'make' | 'remove' | null>(null)
  const [sheet, setSheet] = useState<EmergencySheetAnswer | null>(null)
  const reload = useReload()
  const make = async (confirmation: Confirmation) => {
    setSheet(await postAuth<EmergencySheetAnswer>(accountCalls.makeSheet, confirmation))
    setAction(null)
    await reload()
  }
  const remove = async (confirmation: Confirmation) => {
    await postAuth(accountCalls.removeSheet, confirmation)
    setAction(null)
    toastSuccess('The emergency sheet is removed: its code no longer works.')
    await reload()
  }
  const cancel = () => setAction(null)
  return (
    <AccountSection
      title="Emergency sheet"
      text="A one-time code on paper: it sets a new password if you forget yours or lose your phone."
    >
      {sheet ? (
        <EmergencySheet sheet={sheet} email={email} onDone={() => setSheet(null)} />
      ) : (
        <Stack gap="sm">
          <Text>{madeAt === null ? 'No sheet yet.' : `Made on ${formatMoment(madeAt)}.`}</Text>
          {action === 'make' ? (
            <>
              {madeAt === null ? null : <Text>The code of the present sheet will no longer work.</Text>}
              <ConfirmedForm asksCode actions={[{ label: 'Make the sheet', run: make }]} onCancel={cancel} />
            </>
          ) : action === 'remove' ? (
            <ConfirmedForm
              asksCode
              actions={[{ label: 'Remove the sheet', color: 'madder', run: remove }]}
              onCancel={cancel}
            />
          ) : (
            <Group gap="sm">
              <Button variant="default" onClick={() => setAction('make')}>
                {madeAt === null ? 'Make an emergency sheet' : 'Make a new one'}
              </Button>
              {madeAt === null ? null : (
                <Button variant="subtle" color="madder" onClick={() => setAction('remove')}>
                  Remove
                </Button>
              )}
            </Group>
          )}
        </Stack>
      )}
    </AccountSection>
  )
}
