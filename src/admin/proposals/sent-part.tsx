import { Button, Group, List, Text } from '@mantine/core'
import type { Proposal } from '#contract/admin/proposals.ts'
import { formatMoment } from '#values/format/dates.ts'
import { CopyText } from '../kit/field/copy-text.tsx'
import { absolute, closedStates, progressOf, wordsLink } from './proposal-words.ts'
import styles from './proposals.module.css'
import { Changes } from './send-dialog.tsx'
import { ShareButtons, useTraveller } from './share-buttons.tsx'
import { WholeActions, type WholeActionsProps } from './whole-actions.tsx'

/** What became of a proposal, and what can be done with it as a whole. */
export function SentPart(props: WholeActionsProps) {
  const { item } = props
  const { url, state, template_name, answers, versions } = item
  return (
    <div className={styles.sent}>
      <Text>{template_name === null ? progressOf(item) : 'Proposals begin with what this template says.'}</Text>
      {url && !closedStates.includes(state) ? <ShareButtons item={item} url={url} /> : null}
      <Answers answers={answers} />
      <AskForWords item={item} />
      {versions.length > 1 ? <Versions versions={versions} /> : null}
      <WholeActions {...props} />
    </div>
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
      {days.length > 0 ? (
        <List size="sm">
          {days.map((wish) => (
            <List.Item key={wish.day}>
              Day {wish.day}: {wish.words}
            </List.Item>
          ))}
        </List>
      ) : null}
    </div>
  ))
}

/** After the journey the travellers are asked for a testimonial. */
function AskForWords({ item: { words_due, words_url, traveller, enquiry_id } }: { item: Proposal }) {
  const enquiry = useTraveller(words_due ? enquiry_id : null)
  if (!words_due || words_url === null) return null
  return (
    <div>
      <Text size="sm" mb={4}>
        The journey is over. Ask {traveller} for a few words about it: they arrive as an unpublished testimonial.
      </Text>
      <Group gap="xs">
        <Button
          component="a"
          size="compact-md"
          href={wordsLink(enquiry?.phone ?? null, { traveller, url: words_url })}
          target="_blank"
          rel="noopener"
        >
          Ask on WhatsApp
        </Button>
        <CopyText value={absolute(words_url)} label="Copy link" size="compact-md" />
      </Group>
    </div>
  )
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
            <Changes changes={changes} />
          </div>
        ))}
    </details>
  )
}
