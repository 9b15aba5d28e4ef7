import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AdminEnquiry } from '#contract/admin/enquiries.ts'
import styles from './enquiry-text.module.css'
import { AnswerLinks } from './answer-links.tsx'
import { plansOf } from './enquiry-words.ts'

/** The message, and links that begin an answer. */
export function EnquiryText({ enquiry, onAnswered }: { enquiry: AdminEnquiry; onAnswered: () => void }) {
  const { trip_id, trip_title, words } = enquiry
  const plans = plansOf(enquiry)
  return (
    <div className={styles.enquiry}>
      <dl className={styles.facts}>
        {trip_title ? (
          <Fact name="Trip">
            {trip_id ? (
              <Anchor href={`/trip/${trip_id}`} target="_blank" rel="noopener">
                {trip_title}
              </Anchor>
            ) : (
              trip_title
            )}
          </Fact>
        ) : null}
        {plans ? <Fact name="Plans">{plans}</Fact> : null}
      </dl>
      <blockquote className={styles.words}>{words}</blockquote>
      <div>
        <AnswerLinks enquiry={enquiry} onAnswered={onAnswered} />
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
