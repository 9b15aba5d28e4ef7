import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { cleanPerson, personLength } from '#contract/http/person-header.ts'
import { storePerson, usePerson } from '../../kit/api/person.ts'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { AccountSection } from './account-section.tsx'
import { onSubmit } from '../../kit/form/on-submit.ts'

/** The name that history and enquiries show for this browser. */
export function PersonForm() {
  const stored = usePerson()
  const [name, setName] = useState(stored)
  const save = () => {
    if (!storePerson(name)) return toastFailure('This browser does not store the name')
    setName(cleanPerson(name))
    toastSuccess('Name saved')
  }
  return (
    <AccountSection
      title="Who is writing?"
      text="History, activity and enquiries show this name for what you change in this browser. Everyone shares one sign-in."
    >
      <form onSubmit={onSubmit(save)}>
        <Group gap="xs" align="flex-end">
          <TextInput
            label="Your name"
            autoComplete="given-name"
            maxLength={personLength}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            flex={1}
          />
          <Button type="submit" variant="default" disabled={cleanPerson(name) === stored}>
            Save name
          </Button>
        </Group>
      </form>
    </AccountSection>
  )
}
