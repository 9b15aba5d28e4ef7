import { Button, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { stepOf, type FirstStepName } from '#contract/admin/first-run/first-run.ts'
import { serverMessages } from '#contract/admin/installation/server-messages.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { Check } from '#ui/icons.tsx'
import { placeholdersText } from '../kit/feedback/placeholders-text.ts'
import { serverQuery } from '../kit/feedback/server-query.ts'
import styles from './first-steps.module.css'
import { RemoveSampleDialog } from './remove-sample-dialog.tsx'

interface StepWords {
  title: string
  text: string
  /** Said when it is done. */
  done: string
  /** Link to the place where the step is done. */
  action?: { label: string; to: string; search?: { action: 'new' } | { section: 'company' | 'contacts' | 'figures' } }
}

const words: Record<FirstStepName, StepWords> = {
  brand: {
    title: 'Your name and logo',
    text: 'Visitors see them on every page, with colours that you choose.',
    done: 'The site has your name and logo.',
    action: { label: 'Enter your name', to: adminPaths.settings, search: { section: 'company' } },
  },
  password: {
    title: 'A password of your own',
    text: 'The current one was configured or generated on the server, where others can read it.',
    done: 'You chose your password.',
    action: { label: 'Choose a password', to: adminPaths.account },
  },
  contacts: {
    title: 'How travellers reach you',
    text: 'WhatsApp number, phone and email address in place of the examples.',
    done: 'Visitors see your contacts.',
    action: { label: 'Enter your contacts', to: adminPaths.settings, search: { section: 'contacts' } },
  },
  picture: {
    title: 'Your picture on the home page',
    text: 'A wide photo of one of your journeys, which carries the headline.',
    done: 'The home page shows your picture.',
    action: { label: 'Upload a picture', to: adminPaths.heroImages },
  },
  trip: {
    title: 'Your first trip',
    text: 'Title, price, days and a description are enough to publish it; the rest can follow.',
    done: 'Your first trip is published.',
    action: { label: 'Add a trip', to: adminPaths.trips, search: { action: 'new' } },
  },
  sample: {
    title: 'No sample content',
    text: 'Sample trips, vendors, blogs and testimonials help you explore. Removing them keeps those you edited.',
    done: 'Everything on the site is yours.',
  },
  figures: {
    title: 'Your figures and legal place',
    text: 'Large numbers of the home, about and partner pages, and the courts that the terms of use name.',
    done: 'Visitors see your figures.',
    action: { label: 'Enter your figures', to: adminPaths.settings, search: { section: 'figures' } },
  },
}

interface FirstStepProps {
  name: FirstStepName
  done: boolean
  number: number
  twoFactor: boolean
}

export function FirstStep({ name, done, number, twoFactor }: FirstStepProps) {
  const { title, text, done: doneText, action } = words[name]
  return (
    <li className={`${styles.step} ${done ? styles.done : ''}`}>
      <span className={styles.mark}>
        {done ? <Check className={styles.check!} /> : <span aria-hidden>{number}</span>}
      </span>
      <div>
        <Text fw={600}>
          <VisuallyHidden>{done ? 'Done: ' : 'To do: '}</VisuallyHidden>
          {title}
        </Text>
        <Text component="div" c="dimmed">
          {done ? doneTextOf(name, doneText, twoFactor) : text}
          {done ? null : <Placeholders step={name} />}
        </Text>
      </div>
      <div className={styles.action}>
        {done ? (
          name === 'password' && !twoFactor ? (
            <StepLink label="Add two-factor sign-in" to={adminPaths.account} />
          ) : null
        ) : name === 'sample' ? (
          <RemoveSample />
        ) : action ? (
          <StepLink {...action} />
        ) : null}
      </div>
    </li>
  )
}

/** Names the examples that the step replaces, or says that there are no contacts at all. */
function Placeholders({ step }: { step: FirstStepName }) {
  const { data } = useQuery(serverQuery)
  if (!data) return null
  const placeholders = data.contacts.placeholders.filter((name) => stepOf(name) === step)
  if (step === 'contacts' && !data.contacts.reachable) return <div>{serverMessages.contacts.noneText}</div>
  return placeholders.length > 0 ? <div>{placeholdersText(placeholders)}</div> : null
}

function doneTextOf(name: FirstStepName, doneText: string, twoFactor: boolean): string {
  if (name !== 'password') return doneText
  return twoFactor ? `${doneText} Two-factor sign-in is on.` : `${doneText} A code from your phone makes sign-in safer.`
}

function StepLink({ label, to, search }: NonNullable<StepWords['action']>) {
  return (
    <Button variant="default" renderRoot={(props) => <Link to={to} {...(search ? { search } : {})} {...props} />}>
      {label}
    </Button>
  )
}

function RemoveSample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Remove the sample content
      </Button>
      {isOpen ? <RemoveSampleDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
