import { ActionIcon, Anchor, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AdminVendorItem } from '#contract/admin/vendors.ts'
import { Chat, Mail, Phone } from '#ui/icons.tsx'
import { RowTooltip } from '../shell/list/rows/row-actions.tsx'
import styles from './vendor-rows.module.css'

interface ContactProps {
  vendor: AdminVendorItem
}

/** Mail address and number as links, and the number's WhatsApp chat. */
export function Contact({ vendor }: ContactProps) {
  const { email, phone } = vendor
  if (!email && !phone) return <>N/A</>
  return (
    <div className={styles.contact}>
      <Stack gap={0}>
        {email ? (
          <Anchor href={`mailto:${email}`} size="sm" onClick={(event) => event.stopPropagation()}>
            {email}
          </Anchor>
        ) : null}
        {phone ? (
          <Anchor href={phoneHref(phone)} size="sm" onClick={(event) => event.stopPropagation()}>
            {phone}
          </Anchor>
        ) : null}
      </Stack>
      <WhatsAppLink vendor={vendor} />
    </div>
  )
}

function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Digits of a number with its country, from which on a chat can be opened. */
const minDigits = 10

/** Numbers are entered as people write them; ten digits alone are Indian ones. */
function whatsAppHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < minDigits) return null
  return `https://wa.me/${digits.length === minDigits ? `91${digits}` : digits}`
}

function WhatsAppLink({ vendor: { vendor_name, phone } }: ContactProps) {
  const href = phone ? whatsAppHref(phone) : null
  if (!href) return null
  return (
    <ContactIcon href={href} label="WhatsApp" name={`WhatsApp ${vendor_name} (opens in a new tab)`} newTab>
      <Chat />
    </ContactIcon>
  )
}

interface ContactIconProps {
  href: string
  label: string
  name: string
  newTab?: boolean
  children: ReactNode
}

function ContactIcon({ href, label, name, newTab = false, children }: ContactIconProps) {
  return (
    <RowTooltip label={label}>
      <ActionIcon
        component="a"
        href={href}
        {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
        variant="subtle"
        size="lg"
        aria-label={name}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </ActionIcon>
    </RowTooltip>
  )
}

/** The same as icons, for a phone. */
export function ContactIcons({ vendor }: ContactProps) {
  const { vendor_name, email, phone } = vendor
  return (
    <Group gap={4} wrap="nowrap">
      {email ? (
        <ContactIcon href={`mailto:${email}`} label="Mail" name={`Mail to ${vendor_name}`}>
          <Mail />
        </ContactIcon>
      ) : null}
      {phone ? (
        <ContactIcon href={phoneHref(phone)} label="Call" name={`Call ${vendor_name}`}>
          <Phone />
        </ContactIcon>
      ) : null}
      <WhatsAppLink vendor={vendor} />
    </Group>
  )
}
