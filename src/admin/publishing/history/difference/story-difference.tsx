import { createElement, type ReactNode } from 'react'
import { PictureSides } from './picture-sides.tsx'
import { rowDifferences, type Row } from './row-differences.ts'
import { Rows } from './rows.tsx'
import { blocksOf, type Block, type Run } from './story-blocks.ts'
import styles from './difference.module.css'
import { Added, Removed, Words } from './words.tsx'

interface StoryDifferenceProps {
  before: string
  after: string
  isGone: (url: string) => boolean
}

/** Two stories block by block, as text; a block whose formatting alone differs is shown as it was and as it is. */
export function StoryDifference({ before, after, isGone }: StoryDifferenceProps) {
  const rows = rowDifferences(
    blocksOf(before),
    blocksOf(after),
    ({ html }) => html,
    ({ text }) => text,
  )
  return (
    <Rows rows={rows} one="paragraph" many="paragraphs">
      {(row) => <Difference row={row} isGone={isGone} />}
    </Rows>
  )
}

function Difference({ row, isGone }: { row: Row<Block>; isGone: (url: string) => boolean }) {
  const [one, other] = row.kind === 'changed' ? [row.before, row.after] : [row.item, null]
  const image = one.image ?? other?.image
  const label = other && other.label !== one.label ? `${one.label || 'Text'} → ${other.label || 'Text'}` : one.label
  return (
    <>
      {label ? <p className={styles.label}>{label}</p> : null}
      {image ? <Pictures row={row} isGone={isGone} /> : <Texts row={row} />}
    </>
  )
}

function Pictures({ row, isGone }: { row: Row<Block>; isGone: (url: string) => boolean }) {
  const sideOf = ({ image }: Block) => (image ? [{ url: image.url, caption: image.alt }] : [])
  const [before, after] =
    row.kind === 'changed'
      ? [sideOf(row.before), sideOf(row.after)]
      : [row.kind === 'removed' ? sideOf(row.item) : [], row.kind === 'added' ? sideOf(row.item) : []]
  return <PictureSides before={before} after={after} isGone={isGone} />
}

function Texts({ row }: { row: Row<Block> }) {
  if (row.kind === 'removed') return <Removed>{row.item.text || 'A line'}</Removed>
  if (row.kind !== 'changed') return <Added>{row.item.text || 'A line'}</Added>
  const { before, after } = row
  if (before.text !== after.text) return <Words before={before.text} after={after.text} />
  return (
    <>
      <p className={styles.label}>The same words, formatted differently</p>
      <p className={styles.formatted}>
        <span className={styles.label}>In that version</span>
        <Formatted runs={before.runs} />
      </p>
      <p className={styles.formatted}>
        <span className={styles.label}>In the form</span>
        <Formatted runs={after.runs} />
      </p>
    </>
  )
}

function Formatted({ runs }: { runs: Run[] }) {
  const placed = runs.map((run, place) => ({ ...run, key: place }))
  return placed.map(({ text, marks, className, href, key }) => {
    const words: ReactNode = className ? <span className={className}>{text}</span> : text
    const marked = marks.reduceRight<ReactNode>(
      (inner, mark) => createElement(mark === 'a' ? 'u' : mark, null, inner),
      words,
    )
    return (
      <span key={key}>
        {marked}
        {href ? <span className={styles.muted}> ({href})</span> : null}
      </span>
    )
  })
}
