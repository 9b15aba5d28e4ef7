import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#values/format/counts.ts'
import styles from './new-enquiries.module.css'
import { enquiryCountsQuery } from './counts-query.ts'

/** The number of new enquiries; nothing for zero. */
export function NewEnquiries() {
  const count = useQuery(enquiryCountsQuery).data?.statuses.new ?? 0
  return count > 0 ? <span className={styles.badge}>{formatCount(count)} new</span> : null
}
