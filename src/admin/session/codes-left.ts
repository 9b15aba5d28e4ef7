import { countOf } from '#values/format/counts.ts'

export function codesLeft(count: number): string {
  return count === 0 ? 'No recovery codes left: make new ones under Account' : `${countOf(count, 'recovery code')} left`
}
