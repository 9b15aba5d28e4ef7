import type { RestorePoint } from '#contract/admin/backup.ts'
import { formatCount } from '#values/format/counts.ts'
import { nounLabels } from '../shell/list/noun-labels.ts'

/** @returns such as 'Since then: 3 trips, 1 blog'. */
export function changedWords(changed: RestorePoint['changed']): string {
  const items = changed.map(({ noun, count }) => {
    const { one, many } = nounLabels[noun]
    return noun === 'site_settings' ? 'settings' : `${formatCount(count)} ${(count === 1 ? one : many).toLowerCase()}`
  })
  return items.length > 0 ? `Since then: ${items.join(', ')}` : 'No changes since'
}
