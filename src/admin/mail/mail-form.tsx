import { Alert, Button, Group, NumberInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  mailAdvice,
  mailCalls,
  mailMessages,
  typedMailSchema,
  type MailAccessState,
  type TriedMail,
} from '#contract/admin/installation/mail.ts'
import { focusFirstError } from '../kit/form/save-errors.ts'
import { toastFailure, toastSuccess } from '../kit/feedback/toasts.ts'
import { AccountPassword } from '../kit/field/account-password.tsx'
import { authClient } from '../session/auth-client.ts'
import { callAuth, errorMessage } from '../session/auth-call.ts'
import { mailQuery } from './mail-query.ts'

const usualPort = 587

interface MailValues {
  host: string
  port: number | string
  user: string
  password: string
  from: string
  to: string
  /** Of the back office. */
  own: string
}

/** Host, sign-in and addresses; tests and saves are confirmed with the password of the back office. */
export function MailForm({ state }: { state: MailAccessState }) {
  const element = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const form = useForm<MailValues>({ initialValues: valuesOf(state), validate: problemsOf })
  const call = <Answer,>(path: string) =>
    callAuth(() => authClient.$fetch<Answer>(path, { method: 'POST', body: bodyOf(form.values) }))
  const onError = (error: Error) => toastFailure(errorMessage(error))
  const test = useMutation({ mutationFn: () => call<TriedMail>(mailCalls.try), onError })
  const change = useMutation({
    mutationFn: (path: string) => call<MailAccessState>(path),
    onError,
    onSuccess: (next, path) => {
      client.setQueryData(mailQuery.queryKey, next)
      form.setValues(valuesOf(next))
      form.resetDirty()
      toastSuccess(path === mailCalls.save ? mailMessages.saved : mailMessages.removed)
    },
  })
  const isBusy = test.isPending || change.isPending
  const ifValid = (run: () => void) => {
    if (form.validate().hasErrors) focusFirstError(element.current)
    else run()
  }
  const ask = (run: () => void) => (form.values.own === '' ? form.setFieldError('own', 'Type your password') : run())
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ifValid(() => change.mutate(mailCalls.save))
      }}
    >
      <Stack gap="md" maw="36rem">
        <Server form={form} hasPassword={state.server?.has_password ?? false} />
        <AccountPassword
          label="Your password of the back office"
          description="Confirms a test and a change"
          toggle="your password"
          autoComplete="current-password"
          required
          {...form.getInputProps('own')}
        />
        <div role="status">{test.data ? <Tried tried={test.data} /> : null}</div>
        <Group gap="sm">
          <Button
            variant="default"
            loading={test.isPending}
            disabled={isBusy}
            onClick={() => ifValid(() => test.mutate())}
          >
            Send a test
          </Button>
          <Button type="submit" loading={change.isPending} disabled={isBusy}>
            Save
          </Button>
          {state.source === 'none' ? null : (
            <Button variant="subtle" disabled={isBusy} onClick={() => ask(() => change.mutate(mailCalls.remove))}>
              Switch off
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

function Server({ form, hasPassword }: { form: UseFormReturnType<MailValues>; hasPassword: boolean }) {
  return (
    <>
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
    </>
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

function valuesOf({ server, from, to }: MailAccessState): MailValues {
  return {
    host: server?.host ?? '',
    port: server?.port ?? usualPort,
    user: server?.user ?? '',
    password: '',
    from: from ?? '',
    to: to ?? '',
    own: '',
  }
}

function mailIn({ own: _own, ...mail }: MailValues) {
  return mail
}

function bodyOf(values: MailValues) {
  return { password: values.own, mail: mailIn(values) }
}

function problemsOf(values: MailValues): Record<string, string> {
  const parsed = typedMailSchema.safeParse(mailIn(values))
  const issues = parsed.success ? [] : parsed.error.issues.toReversed()
  return {
    ...Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])),
    ...(values.own === '' ? { own: 'Type your password' } : {}),
  }
}
