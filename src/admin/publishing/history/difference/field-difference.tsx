import { memo, type ReactNode } from 'react'
import type { Shown, ShownDay } from '../history-kind.ts'
import styles from './difference.module.css'
import { PictureSides } from './picture-sides.tsx'
import { rowDifferences, type Row } from './row-differences.ts'
import { Rows } from './rows.tsx'
import { StoryDifference } from './story-difference.tsx'
import { Added, Removed, Words } from './words.tsx'

interface FieldDifferenceProps {
  /** Value in the version. */
  before: Shown
  /** Value in the form. */
  after: Shown
  /** Whether a picture is no longer stored. */
  isGone: (url: string) => boolean
}

/** The difference in one field; compared again only when either side has changed, not on each key press. */
export const FieldDifference = memo(
  Difference,
  (one, other) => JSON.stringify([one.before, one.after]) === JSON.stringify([other.before, other.after]),
)

function Difference({ before, after, isGone }: FieldDifferenceProps) {
  if (before.as === 'text' && after.as === 'text') {
    return <Words before={before.text} after={after.text} className={styles.text} />
  }
  if (before.as === 'value' && after.as === 'value') {
    return (
      <p className={styles.text}>
        <Removed>{before.text || 'empty'}</Removed>
        <span aria-hidden="true"> → </span>
        <Added>{after.text || 'empty'}</Added>
      </p>
    )
  }
  if (before.as === 'list' && after.as === 'list') {
    return (
      <Rows rows={rowDifferences(before.entries, after.entries, (entry) => entry)} one="entry" many="entries">
        {(row) =>
          row.kind === 'changed' ? <Words before={row.before} after={row.after} /> : <Whole row={row}>{row.item}</Whole>
        }
      </Rows>
    )
  }
  if (before.as === 'days' && after.as === 'days') {
    return (
      <Rows rows={rowDifferences(before.days, after.days, textOfDay)} one="day" many="days">
        {(row) => <Day row={row} />}
      </Rows>
    )
  }
  if (before.as === 'story' && after.as === 'story') {
    return <StoryDifference before={before.html} after={after.html} isGone={isGone} />
  }
  if (before.as === 'pictures' && after.as === 'pictures') {
    return <PictureSides before={before.pictures} after={after.pictures} isGone={isGone} />
  }
  return null
}

function Whole<Item>({ row, children }: { row: Row<Item>; children: ReactNode }) {
  return row.kind === 'added' ? <Added>{children}</Added> : <Removed>{children}</Removed>
}

function textOfDay({ parts }: ShownDay): string {
  return parts.map(({ label, text }) => (text ? `${label}: ${text}` : '')).join('\n')
}

function Day({ row }: { row: Row<ShownDay> }) {
  if (row.kind !== 'changed') {
    const { number, parts } = row.item
    const texts = parts.map(({ text }) => text).filter(Boolean)
    return (
      <>
        <span className={styles.day}>Day {number}</span>
        <Whole row={row}>{texts.join(' · ')}</Whole>
      </>
    )
  }
  const { before, after } = row
  const differing = before.parts.filter(({ text }, index) => text !== after.parts[index]!.text)
  return (
    <>
      <span className={styles.day}>
        {before.number === after.number ? `Day ${after.number}` : `Day ${before.number}, now day ${after.number}`}
      </span>
      {differing.map(({ label, text }) => (
        <div key={label}>
          <span className={styles.label}>{label}</span>
          <Words before={text} after={after.parts.find((each) => each.label === label)!.text} />
        </div>
      ))}
    </>
  )
}
