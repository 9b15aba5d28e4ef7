/** How long a session lives, in seconds. */
export const sessionTimes = {
  /** Without use. */
  idle: 24 * 60 * 60,
  /** In all, from the sign-in on, however much it is used. */
  absolute: 7 * 24 * 60 * 60,
  /** Use moves the idle end on at most this often, which keeps most calls free of a write. */
  refreshAfter: 5 * 60,
} as const
