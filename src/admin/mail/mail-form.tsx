import { Alert, Box, NumberInput, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  mailAdvice,
  mailCalls,
  mailMessages,
  typedMailSchema,
  type MailAccessState,
  type TriedMail,
} from '#contract/admin/installation/mail.ts'
import { toastSuccess } from '../kit/feedback/toasts.ts'
import { AccountPassword } from '../kit/field/account-password.tsx'
import { postAuth } from '../session/auth-call.ts'
import { ConfirmedForm, type Confirmation } from '../session/confirmed-form.tsx'
import { mailQuery } from './mail-query.ts'

const usualPort = 587

type MailValues = ReturnType<typeof valuesOf>

/** Server, sign-in and addresses. */
export function MailForm({ state }: { state: MailAccessState }) {
  const client = useQueryClient()
  const form = useForm<MailValues>({ initialValues: valuesOf(state), validate: problemsOf })
  const [tried, setTried] = useState<TriedMail | null>(null)
  const check = () => !form.validate().hasErrors
  const change = async (call: string, confirmation: Confirmation, done: string) => {
    const next = await postAuth<MailAccessState>(call, { ...confirmation, mail: form.values })
    client.setQueryData(mailQuery.queryKey, next)
    form.setValues(valuesOf(next))
    form.resetDirty()
    toastSuccess(done)
  }
  const actions = [
    {
      label: 'Send a test',
      variant: 'default',
      isTrial: true,
      check,
      run: async (confirmation: Confirmation) =>
        setTried(await postAuth<TriedMail>(mailCalls.try, { ...confirmation, mail: form.values })),
    },
    {
      label: 'Save',
      check,
      run: (confirmation: Confirmation) => change(mailCalls.save, confirmation, mailMessages.saved),
    },
    {
      label: 'Switch off',
      variant: 'subtle',
      run: (confirmation: Confirmation) => change(mailCalls.remove, confirmation, mailMessages.removed),
    },
  ]
  return (
    <Box maw="36rem">
      <ConfirmedForm actions={state.source === 'none' ? actions.slice(0, 2) : actions}>
        <Server form={form} hasPassword={state.server?.has_password ?? false} />
        <div role="status">{tried ? <Tried tried={tried} /> : null}</div>
      </ConfirmedForm>
    </Box>
  )
}

function Server({ form, hasPassword }: { form: UseFormReturnType<MailValues>; hasPassword: boolean }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        label="Mail server"
        description="Such as smtp.gmail.com; your mail provider names it"
        required
        inputMode="url"
        autoCapitalize="none"
        {...form.getInputProps('host')}
      />
      <NumberInput
        label="Port"
        description="Usually 587, or 465"
        required
        hideControls
        allowDecimal={false}
        {...form.getInputProps('port')}
      />
      <TextInput
        label="User"
        description="Usually your mail address"
        autoComplete="off"
        {...form.getInputProps('user')}
      />
      <AccountPassword
        label="Password of the mail server"
        description={
          hasPassword ? 'Stored encrypted. Leave empty to keep it' : 'Stored encrypted. Often an “app password”'
        }
        toggle="the password of the mail server"
        autoComplete="off"
        {...form.getInputProps('password')}
      />
      <TextInput
        label="Sender"
        description="Mails come from it"
        type="email"
        required
        {...form.getInputProps('from')}
      />
      <TextInput
        label="Recipient"
        description="Empty: your sign-in address"
        type="email"
        {...form.getInputProps('to')}
      />
    </SimpleGrid>
  )
}

function Tried({ tried }: { tried: TriedMail }) {
  if (tried.sent) {
    return (
      <Alert variant="outline" color="neem" title="The server took the mail">
        Look into the mailbox of {tried.to}, and into its spam folder.
      </Alert>
    )
  }
  return (
    <Alert variant="outline" color="madder" title="The test was not sent">
      {mailAdvice(tried.code)}
      <Text c="dimmed" size="xs" mt={4}>
        {tried.code}
      </Text>
    </Alert>
  )
}

function valuesOf({ server, from, to }: MailAccessState) {
  return {
    host: server?.host ?? '',
    port: (server?.port ?? usualPort) as number | string,
    user: server?.user ?? '',
    password: '',
    from: from ?? '',
    to: to ?? '',
  }
}

function problemsOf(values: MailValues): Record<string, string> {
  const parsed = typedMailSchema.safeParse(values)
  const issues = parsed.success ? [] : parsed.error.issues.toReversed()
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}
