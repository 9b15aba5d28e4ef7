import { withCountryCode } from '#values/format/phone.ts'
import { enquiryText } from '#values/whatsapp.ts'
import type { SampleProps } from './sample-props.ts'
import styles from './samples.module.css'

/** The cards of the contact and partner pages. */
export function ContactsSample({ values }: SampleProps<'contacts'>) {
  const rows = [
    ['Phone', withCountryCode(values.phone), values.phone_hours],
    ['Email', values.email, `A reply in ${values.email_reply}`],
    ['Email for partners', values.partner_email, `A reply within ${values.partner_email_reply}`],
    ['Address', values.address, ''],
  ].filter(([, value]) => value)
  if (rows.length === 0) return <p>Without contacts the page has no cards.</p>
  return (
    <dl className={styles.cards}>
      {rows.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note ? <dd>{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}

const exampleTrip = 'Kanha at Walking Pace'

/** The first lines of two chats. */
export function WhatsappSample({ values }: SampleProps<'whatsapp'>) {
  if (!values.whatsapp_number) return <p>Without a number the site has no WhatsApp button.</p>
  return (
    <div className={styles.chat}>
      <p>
        To {withCountryCode(values.whatsapp_number)}, {values.whatsapp_hours}
      </p>
      <p className={styles.bubble}>{values.greeting}</p>
      <p className={styles.bubble}>{enquiryText(exampleTrip, values.enquiry)}</p>
      <p>A reply in {values.whatsapp_reply}</p>
    </div>
  )
}

/** The consent in the form of an enquiry. */
export function EnquiriesSample({ values, brand }: SampleProps<'enquiries'>) {
  return (
    <p className={styles.note}>
      {brand} may keep what I write here to answer me, for {values.keep_months} months at most.
    </p>
  )
}

/** What a traveller reads after a yes. */
export function ProposalsSample({ values }: SampleProps<'proposals'>) {
  return <p className={styles.note}>{values.next_steps}</p>
}
