import { Alert, Text } from '@mantine/core'
import type { BackupStatus } from '#contract/admin/backup/backup.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { countOf } from '#values/format/counts.ts'
import { formatAgo, formatMoment } from '#values/format/dates.ts'
import { Figure } from '../kit/layout/fact.tsx'
import figures from '../kit/layout/figures.module.css'

/** Whether everything is backed up, until when, and whether a restore works; or how to turn it on. */
export function BackupState({ status }: { status: BackupStatus }) {
  const { state, target, problem, saved_until, point, pictures, bytes, drill } = status
  if (state === 'off') {
    return (
      <Text>
        No backup is set up: all data is on this machine. Choose a folder on another disk or a bucket in the settings.
      </Text>
    )
  }
  return (
    <>
      {problem ? (
        <Alert variant="outline" color="madder" role="alert" title="Nothing is being backed up now">
          {problem}{' '}
          {saved_until
            ? `Everything saved before ${formatMoment(saved_until)} is safe. Later changes follow when the backup works again.`
            : null}
        </Alert>
      ) : null}
      {drill && !drill.passed ? (
        <Alert variant="outline" color="madder" role="alert" title="The last test of a restore failed">
          {drill.message}
        </Alert>
      ) : null}
      <dl className={figures.figures}>
        <Figure name="Backed up to">{target}</Figure>
        <Figure name="Saved until">
          {state === 'running' ? 'now' : saved_until ? formatMoment(saved_until) : 'not yet'}
        </Figure>
        <Figure name="Last restore point">
          {point ? `${formatMoment(point.at)}, ${formatBytes(point.bytes)}` : 'being made'}
        </Figure>
        <Figure name="Pictures">{countOf(pictures, 'picture')}</Figure>
        {bytes === null ? null : <Figure name="Backup size">{formatBytes(bytes)}</Figure>}
        <Figure name="Last test of a restore">
          {drill ? `${drill.passed ? 'passed' : 'failed'} ${formatAgo(drill.at)}` : 'not yet'}
        </Figure>
      </dl>
      {drill?.passed ? <p className={figures.rule}>{drill.message}</p> : null}
    </>
  )
}
