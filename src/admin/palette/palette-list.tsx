import { Box } from '@mantine/core'
import { OptionRow } from '../kit/search/option-row.tsx'
import type { useChoice } from '../kit/search/use-choice.ts'
import type { EntryGroup } from './palette-entries.ts'
import styles from './palette.module.css'

interface PaletteListProps {
  groups: EntryGroup[]
  choice: ReturnType<typeof useChoice>
  /** Whether these are the results of an earlier text. */
  isSearching: boolean
}

/** The options under their headings. */
export function PaletteList({ groups, choice, isSearching }: PaletteListProps) {
  const starts = groups.map((_group, at) => groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0))
  return (
    <div
      {...choice.listProps}
      aria-label="Results"
      aria-busy={isSearching}
      className={styles.results}
      data-searching={isSearching || undefined}
    >
      {groups.map(({ label, entries }, at) => (
        <div key={label} role="group" aria-labelledby={`palette-${at}`}>
          <div id={`palette-${at}`} role="presentation" className={styles.heading}>
            {label}
          </div>
          {entries.map(({ key, Icon, label: name, detail, end, keys }, index) => (
            <OptionRow
              key={key}
              {...choice.optionProps(starts[at]! + index)}
              Icon={Icon}
              name={name}
              detail={detail}
              end={
                keys ? (
                  <Box component="span" visibleFrom="sm">
                    {keys}
                  </Box>
                ) : (
                  end
                )
              }
            />
          ))}
        </div>
      ))}
    </div>
  )
}
