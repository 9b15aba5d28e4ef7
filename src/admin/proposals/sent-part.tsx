import { Stack, Text } from '@mantine/core'
import type { Proposal } from '#contract/admin/proposals.ts'
import { formatMoment } from '#values/format/dates.ts'
import { AskForWords, GuestWords } from './guest-words.tsx'
import { closedStates, progressOf } from './proposal-words.ts'
import styles from './proposals.module.css'
import { Sentences } from './send-dialog.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { WholeActions, type WholeActionsProps } from './whole-actions.tsx'

/** What became of a proposal, and what can be done with it as a whole. */
export function SentPart(props: WholeActionsProps) {
  const { item } = props
  const { url, state, template_name, answers, versions } = item
  return (
    <Stack gap="0.75rem" mb="xs" p="md" bg="var(--color-sand)" bdrs={4}>
      <Text>{template_name === null ? progressOf(item) : 'Proposals begin with what this template says.'}</Text>
      {url && !closedStates.includes(state) ? <ShareButtons item={item} url={url} /> : null}
      <Answers answers={answers} />
      <AskForWords {...props} />
      <GuestWords {...props} />
      {versions.length > 1 ? <Versions versions={versions} /> : null}
      <WholeActions {...props} />
    </Stack>
  )
}

/** The newest answer first. */
function Answers({ answers }: Pick<Proposal, 'answers'>) {
  return answers.map(({ kind, version, at, words, days }) => (
    <div key={at}>
      <Text fw={600} size="sm">
        {kind === 'accepted' ? 'Yes' : 'Please change something'} · version {version} · {formatMoment(at)}
      </Text>
      {words ? <blockquote className={styles.words}>{words}</blockquote> : null}
      <Sentences texts={days.map((wish) => `Day ${wish.day}: ${wish.words}`)} />
    </div>
  ))
}

/** The newest first, each with what changed. */
function Versions({ versions }: Pick<Proposal, 'versions'>) {
  return (
    <details>
      <summary>{versions.length} versions</summary>
      {versions
        .toSorted((one, other) => other.number - one.number)
        .map(({ number, sent_at, changes }) => (
          <div key={number}>
            <Text size="sm" mt="xs">
              Version {number} · {formatMoment(sent_at)}
            </Text>
            <Sentences texts={changes} />
          </div>
        ))}
    </details>
  )
}
