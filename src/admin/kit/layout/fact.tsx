import type { ReactNode } from 'react'

/** A name and its value, in a `dl`. */
export function Fact({
  name,
  className,
  children,
}: {
  name: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
