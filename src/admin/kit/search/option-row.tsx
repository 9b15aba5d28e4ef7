import type { ComponentType, HTMLAttributes, ReactNode } from 'react'
import styles from './option-row.module.css'

interface OptionRowProps extends HTMLAttributes<HTMLDivElement> {
  Icon?: ComponentType | undefined
  name: string
  detail?: string | null | undefined
  /** Text at the end of the row: a state or a kind. */
  end?: ReactNode
}

/** One option of a search. */
export function OptionRow({ Icon, name, detail, end, ...props }: OptionRowProps) {
  return (
    <div className={styles.option} {...props}>
      {Icon ? <Icon /> : null}
      <span className={styles.name}>
        {name}
        {detail ? <span className={styles.detail}> · {detail}</span> : null}
      </span>
      {end ? <span className={styles.end}>{end}</span> : null}
    </div>
  )
}
