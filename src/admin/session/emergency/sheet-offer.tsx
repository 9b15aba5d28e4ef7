import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { accountCalls, type EmergencySheetAnswer } from '#contract/admin/installation/account.ts'
import { toastFailure } from '../../kit/feedback/toasts.ts'
import { errorMessage, postAuth } from '../auth-call.ts'
import { EmergencySheet } from './emergency-sheet.tsx'

interface SheetOfferProps {
  /** What was just done. */
  lead: string
  /** As they were just set. */
  email: string
  password: string
  onDone: () => void
}

/** Offers an emergency sheet right after a password was set, while it need not be typed again. */
export function SheetOffer({ lead, email, password, onDone }: SheetOfferProps) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => postAuth<EmergencySheetAnswer>(accountCalls.makeSheet, { password }),
    onError: (error) => toastFailure(errorMessage(error)),
    retry: false,
    gcTime: 0,
  })
  if (data) return <EmergencySheet sheet={data} email={email} onDone={onDone} />
  return (
    <Stack mt="sm">
      <Text role="status">{lead}</Text>
      <Text>
        If you ever forget the password, an emergency sheet lets you set a new one, without mail and without anyone’s
        help.
      </Text>
      <Group gap="sm">
        <Button autoFocus loading={isPending} onClick={() => mutate()}>
          Make an emergency sheet
        </Button>
        <Button variant="subtle" onClick={onDone}>
          Later
        </Button>
      </Group>
    </Stack>
  )
}
