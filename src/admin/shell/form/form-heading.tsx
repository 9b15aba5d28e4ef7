import type { ReactNode } from 'react'
import styles from './form-heading.module.css'

/** Content of a form's heading. @param props.name of the edited thing. */
export function FormHeading({ title, name }: { title: string; name?: string | undefined }) {
  if (!name) return title
  return (
    <>
      <span className={styles.kind}>{title} </span>
      <span className={styles.name}>{name}</span>
    </>
  )
}

/** Line below the heading; children as `FormFacts` gives them. */
export function HeadingFacts({ children }: { children: ReactNode }) {
  return children ? <div className={styles.facts}>{children}</div> : null
}
