import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ContentIssue } from '#contract/admin/dashboard/checks.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { issueTexts, type CheckedEntity, type CheckName } from '#values/checks/check-names.ts'
import { countOf, formatCount } from '#values/format/counts.ts'
import { entityLabels } from '../kit/layout/entity-labels.ts'
import { Panel } from '../kit/layout/panel.tsx'
import { issuesQuery } from './panels-query.ts'
import styles from './issues-panel.module.css'

/** Lines that show at first, the weightiest. */
const shownChecks = 3

/** Issues in the whole catalogue; each line links to the list of its items. */
export function IssuesPanel() {
  return (
    <Panel title="Needs attention" query={useQuery(issuesQuery)} failure="The checks did not load" lines={5}>
      {({ issues, counting }) => (
        <>
          {issues.length > 0 ? (
            <Checks issues={issues} />
          ) : (
            <Text c="dimmed">No problems found in pictures, texts, prices, days, hosts and links.</Text>
          )}
          <Text role="status" size="sm" c="dimmed">
            {counting ? 'Counting again after a change…' : ''}
          </Text>
        </>
      )}
    </Panel>
  )
}

function Checks({ issues }: { issues: ContentIssue[] }) {
  const [all, setAll] = useState(false)
  const rest = issues.length - shownChecks
  return (
    <>
      <Stack component="ul" gap={0} className="lined">
        {(all ? issues : issues.slice(0, shownChecks)).map((each) => (
          <Check key={`${each.entity} ${each.check}`} {...each} />
        ))}
      </Stack>
      {rest > 0 ? (
        <div>
          <Button variant="subtle" size="compact-md" px={0} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show ${rest} more`}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Check({ entity, check, live, drafts }: ContentIssue) {
  const to = adminPaths[entity]
  const text = textOf(entity, check)
  const status = (value: 'published' | 'draft') => (entity === 'trips' || entity === 'blogs' ? { status: value } : {})
  // The screen shows all four, each with what it lacks.
  const search = (value: 'published' | 'draft') => (entity === 'categories' ? {} : { check, ...status(value) })
  const { one, many } = entityLabels[entity]
  const counted = live || drafts
  return (
    <Group component="li" gap="0 0.5rem" align="baseline" py="xs">
      <Link to={to} search={search(live > 0 ? 'published' : 'draft')} className={styles.link}>
        <span className={styles.count}>{formatCount(counted)}</span>{' '}
        <span className={styles.text}>
          {live > 0 ? '' : 'draft '}
          {(counted === 1 ? one : many).toLowerCase()} {text}
        </span>
      </Link>
      {live > 0 && drafts > 0 ? (
        <span className={styles.drafts}>
          and{' '}
          <Link to={to} search={search('draft')}>
            {countOf(drafts, 'draft')}
            <VisuallyHidden> {text}</VisuallyHidden>
          </Link>
        </span>
      ) : null}
    </Group>
  )
}

function textOf(entity: CheckedEntity, check: CheckName): string {
  return (issueTexts[entity] as Record<CheckName, string>)[check]
}
