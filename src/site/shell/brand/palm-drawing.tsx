import { palmLines } from '#values/pictures/palm-lines.ts'
import { useSite } from '../queries/site-query.ts'

interface PalmDrawingProps {
  /** The lines take the text colour. */
  className?: string
}

/** Centre of the rays. */
const sun = { x: 24.6, y: 39.6 }

/** Degrees. */
const rayStep = 7.5

const rays = Array.from({ length: 25 }, (_, index) => {
  const long = index % 2 === 0
  return { angle: index * rayStep - 180, end: long ? 57 : 50, long }
})

/** An open palm as a large line drawing with rays; beside an owner's logo the rays alone. Decorative. */
export function PalmDrawing({ className = '' }: PalmDrawingProps) {
  const { logo } = useSite()
  return (
    <svg
      viewBox="-36 -21 121.2 67.2"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.28"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {rays.map(({ angle, end, long }) => (
        <g key={angle} transform={`translate(${sun.x} ${sun.y}) rotate(${angle})`}>
          <path d={`M45 0H${end}`} />
          {long ? <circle cx={end + 1.8} r="0.4" fill="currentColor" stroke="none" /> : null}
        </g>
      ))}
      <circle cx={sun.x} cy={sun.y} r="42.5" strokeDasharray="0.01 1.5" strokeWidth="0.4" />
      {logo ? null : <path d={palmLines.outline + palmLines.creases} />}
    </svg>
  )
}
