interface NumberedHeadingProps {
  heading: string
  numberClassName: string
}

/** A leading number in the heading can be styled separately. */
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
