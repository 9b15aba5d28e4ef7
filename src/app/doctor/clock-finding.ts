import { failed, ok, warning, type Found } from './finding.ts'

/** Seconds. Codes of second factors are good for half a minute; storages refuse signatures after a quarter of an hour. */
const limits = { warning: 5, failure: 25 }

/**
 * @param ahead seconds by which that clock is ahead of this one.
 * @param precision of the measurement in seconds.
 */
export function clockFinding(whose: string, ahead: number, precision: number): Found {
  const off = Math.max(0, Math.abs(ahead) - precision)
  const message = `${Math.abs(ahead).toFixed(1)} s ${ahead < 0 ? 'behind' : 'ahead of'} this machine: that of ${whose}`
  const advice = 'Let both machines set their clocks by the network (timedatectl set-ntp true).'
  if (off >= limits.failure) return failed(message, advice)
  return off >= limits.warning ? warning(message, advice) : ok(message)
}
