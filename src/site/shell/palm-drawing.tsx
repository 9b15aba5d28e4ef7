import { palmPaths } from './palm-paths.ts'

interface PalmDrawingProps {
  /** Size and colour; the lines take the colour of the text. */
  className?: string
}

/** Where the sun of the sign rises; the rays leave from here. */
const sun = { x: 24.6, y: 39.6 }

/** Degrees between two rays. */
const rayStep = 7.5

const rays = Array.from({ length: 25 }, (_, index) => {
  const long = index % 2 === 0
  return { key: index, angle: index * rayStep - 180, from: 45, to: long ? 57 : 50, long }
})

/** The brand's sign as a large line drawing with a rayed sun behind it. Decorative. */
export function PalmDrawing({ className = '' }: PalmDrawingProps) {
  return (
    <svg
      viewBox="-36 -21 121.2 68.4"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.28"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {rays.map(({ key, angle, from, to, long }) => (
        <g key={key} transform={`translate(${sun.x} ${sun.y}) rotate(${angle})`}>
          <path d={`M${from} 0H${to}`} />
          {long ? <circle cx={to + 1.8} r="0.4" fill="currentColor" stroke="none" /> : null}
        </g>
      ))}
      <circle cx={sun.x} cy={sun.y} r="42.5" strokeDasharray="0.01 1.5" strokeWidth="0.4" />
      <path d={palmPaths.fingers} />
      <path d={palmPaths.palm} />
    </svg>
  )
}
