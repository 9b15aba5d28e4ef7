import type { ReactNode } from 'react'
import figures from './figures.module.css'

interface FactProps {
  name: string
  children: ReactNode
}

/** A name and its value, in a `dl`. */
export function Fact({ name, children, className }: FactProps & { className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The same as a line of a list of figures. */
export function Figure(props: FactProps) {
  return <Fact {...props} className={figures.figure} />
}
