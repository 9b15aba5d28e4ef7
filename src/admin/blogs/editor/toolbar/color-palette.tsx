import { useState, type ComponentType } from 'react'
import { ToolPopover } from './tool-popover.tsx'
import styles from './toolbar.module.css'
import { useRovingFocus } from './use-roving-focus.ts'

/** Swatches per row; keep in step with toolbar.module.css. */
const columns = 6

interface ColorPaletteProps<T extends string> {
  label: string
  Icon: ComponentType
  colors: readonly T[]
  /** Class of a colour on the public site, used for its swatch. */
  classOf: (color: T) => string
  value: T | null
  /** Null removes the colour. */
  onChoose: (color: T | null) => void
}

export function ColorPalette<T extends string>({ label, Icon, value, onChoose, ...palette }: ColorPaletteProps<T>) {
  const [opened, setOpened] = useState(false)
  const choose = (color: T | null) => {
    setOpened(false)
    onChoose(color)
  }
  return (
    <ToolPopover label={label} Icon={Icon} active={value !== null} opened={opened} onToggle={setOpened}>
      <Swatches {...palette} label={label} value={value} onChoose={choose} />
    </ToolPopover>
  )
}

function Swatches<T extends string>({ label, colors, classOf, value, onChoose }: Omit<ColorPaletteProps<T>, 'Icon'>) {
  const roving = useRovingFocus<HTMLDivElement>(columns)
  return (
    <div className={styles.swatches} role="group" aria-label={label} {...roving}>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          data-tool
          className={`${styles.swatch} ${classOf(color)}`}
          aria-label={nameOf(color)}
          aria-pressed={color === value}
          data-autofocus={color === value || undefined}
          title={nameOf(color)}
          onClick={() => onChoose(color)}
        >
          A
        </button>
      ))}
      <button type="button" data-tool className={styles.none} onClick={() => onChoose(null)}>
        No colour
      </button>
    </div>
  )
}

function nameOf(color: string): string {
  return color.charAt(0).toUpperCase() + color.slice(1)
}
