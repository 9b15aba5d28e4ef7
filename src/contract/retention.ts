/** How long what happened is kept: docs/decisions/0055. The one place of these figures. */
export const retention = {
  /** Changes of this age go, but for those below. */
  months: 12,
  /** So many changes of each thing stay, however old they are. */
  newest: 50,
  /** Nothing younger goes: the trash can still bring back what was deleted. */
  trashDays: 30,
  /** Time of the nightly clean-up in Asia/Kolkata. */
  at: '03:30',
} as const

export interface RetentionLimits {
  months: number
  newest: number
  trashDays: number
}
