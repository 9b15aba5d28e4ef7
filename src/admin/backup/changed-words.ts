import type { RestorePoint } from '#contract/admin/backup/backup.ts'
import { formatCount } from '#values/format/counts.ts'
import { entityLabels } from '../kit/layout/entity-labels.ts'

/** @returns such as 'Since then: 3 trips, 1 blog'. */
export function changedWords(changed: RestorePoint['changed']): string {
  const items = changed.map(({ entity, count }) => {
    const { one, many } = entityLabels[entity]
    return entity === 'site_settings' ? 'settings' : `${formatCount(count)} ${(count === 1 ? one : many).toLowerCase()}`
  })
  return items.length > 0 ? `Since then: ${items.join(', ')}` : 'No changes since'
}
