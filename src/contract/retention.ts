/** Retention of the history: docs/decisions/0055. No other file repeats these figures. */
export const retention = {
  /** Changes of this age go, but for those below. */
  months: 12,
  /** So many changes of each item stay, however old they are. */
  newest: 50,
  /** No younger versions are removed: the trash can still restore deleted items. */
  trashDays: 30,
  /** Time of the nightly clean-up in Asia/Kolkata. */
  at: '03:30',
} as const

/** Months for which figures of trips and days are kept: two years to compare, and the running month. */
export const countedMonths = 25

export interface RetentionLimits {
  months: number
  newest: number
  trashDays: number
}

/** Retention of enquiries: docs/decisions/0062. Their deletion is final. */
export const enquiryRetention = {
  months: 12,
  /** Spam is deleted earlier. */
  spamDays: 30,
} as const
