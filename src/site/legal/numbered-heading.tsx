interface NumberedHeadingProps {
  heading: string
  numberClassName: string
}

/** A heading whose leading number, where it has one, can stand apart. */
export function NumberedHeading({ heading, numberClassName }: NumberedHeadingProps) {
  const [, number, title] = /^(\d+\.) (.+)$/.exec(heading) ?? []
  if (!number) return heading
  return (
    <>
      <span className={numberClassName}>{number} </span>
      <span>{title}</span>
    </>
  )
}
