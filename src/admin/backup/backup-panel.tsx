import { Alert, Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { backupDownloadPath, type BackupStatus } from '#contract/admin/backup.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { countOf } from '#values/format/counts.ts'
import { formatAgo, formatShortDay, formatTime, isToday } from '#values/format/dates.ts'
import figures from '../shell/panel/figures.module.css'
import { Panel } from '../shell/panel/panel.tsx'
import styles from './backup-panel.module.css'
import { backupQuery } from './backup-query.ts'
import { KeyDialog } from './key-dialog.tsx'

/** Whether everything is safe elsewhere, until when, and whether a restore works. */
export function BackupPanel() {
  return (
    <Panel title="Backup" query={useQuery(backupQuery)} failure="The state of the backup did not load" lines={4}>
      {(status) => (
        <>
          {status.state === 'off' ? <NotSetUp /> : <Figures status={status} />}
          <Download />
        </>
      )}
    </Panel>
  )
}

function NotSetUp() {
  return (
    <Text>
      Nothing is backed up elsewhere. To save everything within a minute of each change, set <code>BACKUP_URL</code> to
      a folder on another disk or to a bucket.
    </Text>
  )
}

function Figures({ status }: { status: BackupStatus }) {
  const { state, target, problem, saved_until, point, pictures, bytes, drill } = status
  return (
    <>
      {problem ? <Problem problem={problem} until={saved_until} /> : null}
      {drill && !drill.passed ? (
        <Alert variant="outline" color="madder" role="alert" title="The last restore that was tried out failed">
          {drill.message}
        </Alert>
      ) : null}
      <dl className={figures.figures}>
        <Figure name="Kept at">{target}</Figure>
        <Figure name="Saved until">{state === 'running' ? 'now' : momentOf(saved_until)}</Figure>
        <Figure name="Newest restore point">
          {point ? `${momentOf(point.at)}, ${formatBytes(point.bytes)}` : 'on its way'}
        </Figure>
        <Figure name="Pictures">{countOf(pictures, 'picture')}</Figure>
        {bytes === null ? null : <Figure name="Size there">{formatBytes(bytes)}</Figure>}
        <Figure name="Last tried restore">
          {drill ? `${drill.passed ? 'passed' : 'failed'} ${formatAgo(drill.at)}` : 'not yet'}
        </Figure>
      </dl>
      {drill?.passed ? <p className={figures.rule}>{drill.message}</p> : null}
    </>
  )
}

function Problem({ problem, until }: { problem: string; until: string | null }) {
  return (
    <Alert variant="outline" color="madder" role="alert" title="Nothing is being backed up now">
      {problem} {until ? `All that was saved before ${momentOf(until)} is safe; ` : ''}
      {until ? 'what is saved since then follows as soon as it goes on.' : null}
    </Alert>
  )
}

function Download() {
  const [isKeyOpen, key] = useDisclosure()
  return (
    <div className={styles.foot}>
      <Button component="a" href={backupDownloadPath} download variant="default">
        Download everything
      </Button>
      <Button variant="subtle" onClick={key.open}>
        Show the key
      </Button>
      <Text c="dimmed" className={styles.hint}>
        One encrypted file, which nobody can open without the key.
      </Text>
      <KeyDialog opened={isKeyOpen} onClose={key.close} />
    </div>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={figures.figure}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function momentOf(at: string | null): string {
  if (at === null) return 'not yet'
  return `${isToday(at) ? 'today' : formatShortDay(at)}, ${formatTime(at)}`
}
