import { createElement, type ReactNode } from 'react'
import { PictureSides } from './picture-sides.tsx'
import { rowDifferences, type Row } from './row-differences.ts'
import { blocksOf, type Block, type Run } from './story-blocks.ts'
import styles from './story-difference.module.css'
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
  const shown: ReactNode[] = []
  let equal = 0
  for (const [index, row] of [...rows, null].entries()) {
    if (row?.kind === 'same') {
      equal += 1
      continue
    }
    if (equal > 0) {
      shown.push(
        <p key={`equal-${index}`} className={styles.equal}>
          {equal === 1 ? '1 equal paragraph' : `${equal} equal paragraphs`}
        </p>,
      )
    }
    equal = 0
    if (row) shown.push(<Difference key={index} row={row} isGone={isGone} />)
  }
  return <div className={styles.story}>{shown}</div>
}

function Difference({ row, isGone }: { row: Row<Block>; isGone: (url: string) => boolean }) {
  const [one, other] = row.kind === 'changed' ? [row.before, row.after] : [row.item, null]
  const image = one.image ?? other?.image
  const label = other && other.label !== one.label ? `${one.label || 'Text'} → ${other.label || 'Text'}` : one.label
  return (
    <div>
      {label ? <p className={styles.label}>{label}</p> : null}
      {image ? <Pictures row={row} isGone={isGone} /> : <Texts row={row} />}
    </div>
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
      <p className={styles.equal}>The same words, formatted differently</p>
      <p className={styles.formatted}>
        <span className={styles.side}>In that version</span>
        <Formatted runs={before.runs} />
      </p>
      <p className={styles.formatted}>
        <span className={styles.side}>In the form</span>
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
        {href ? <span className={styles.href}> ({href})</span> : null}
      </span>
    )
  })
}
