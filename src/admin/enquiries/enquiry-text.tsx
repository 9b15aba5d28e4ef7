import { Anchor, Group, Stack } from '@mantine/core'
import type { AdminEnquiry } from '#contract/admin/enquiries.ts'
import { Fact } from '../kit/layout/fact.tsx'
import styles from './enquiry-text.module.css'
import { AnswerLinks } from './answer-links.tsx'
import { plansOf } from './enquiry-words.ts'

/** The message, and links that begin an answer. */
export function EnquiryText({ enquiry, onAnswered }: { enquiry: AdminEnquiry; onAnswered: () => void }) {
  const { trip_id, trip_title, words } = enquiry
  const plans = plansOf(enquiry)
  return (
    <Stack>
      <Group component="dl" gap="0.25rem 2rem" m={0} className={styles.facts}>
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
      </Group>
      <blockquote className={styles.words}>{words}</blockquote>
      <div>
        <AnswerLinks enquiry={enquiry} onAnswered={onAnswered} />
      </div>
    </Stack>
  )
}
