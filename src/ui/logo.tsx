import { palmPaths } from '#values/pictures/palm-paths.ts'

interface LogoProps {
  className?: string
}

/**
 * The logo, an open palm with a rising sun, in the colour of the text. Decorative: the brand name is next to it.
 */
export function Logo({ className = 'size-9' }: LogoProps) {
  return (
    <svg viewBox="-1.5 0 48 48" className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <path d={palmPaths.fingers} />
      <path fillRule="evenodd" d={palmPaths.palm} />
    </svg>
  )
}
