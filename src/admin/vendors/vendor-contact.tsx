import { ActionIcon, Anchor, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AdminVendorItem } from '#contract/admin/vendors.ts'
import { phoneLink } from '#values/addresses/contact-links.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { whatsappLink } from '#values/whatsapp.ts'
import { Chat, Mail, Phone } from '#ui/icons.tsx'
import { RowTooltip } from '../kit/list/rows/row-actions.tsx'

interface ContactProps {
  vendor: AdminVendorItem
}

/** Mail address and number as links, and the number's WhatsApp chat. */
export function Contact({ vendor }: ContactProps) {
  const { email, phone } = vendor
  if (!email && !phone) return <>N/A</>
  return (
    <Group gap="0.5rem" justify="space-between" wrap="nowrap">
      <Stack gap={0}>
        {email ? (
          <Anchor href={`mailto:${email}`} size="sm" onClick={(event) => event.stopPropagation()}>
            {email}
          </Anchor>
        ) : null}
        {phone ? (
          <Anchor href={phoneLink(withCountryCode(phone))} size="sm" onClick={(event) => event.stopPropagation()}>
            {phone}
          </Anchor>
        ) : null}
      </Stack>
      <WhatsAppLink vendor={vendor} />
    </Group>
  )
}

/** Digits from which on a number can have a chat. */
const minDigits = 10

function WhatsAppLink({ vendor: { vendor_name, phone } }: ContactProps) {
  if (!phone || phone.replace(/\D/g, '').length < minDigits) return null
  return (
    <ContactIcon
      href={whatsappLink(withCountryCode(phone), '')}
      label="WhatsApp"
      name={`WhatsApp ${vendor_name} (opens in a new tab)`}
      newTab
    >
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
        <ContactIcon href={phoneLink(withCountryCode(phone))} label="Call" name={`Call ${vendor_name}`}>
          <Phone />
        </ContactIcon>
      ) : null}
      <WhatsAppLink vendor={vendor} />
    </Group>
  )
}
