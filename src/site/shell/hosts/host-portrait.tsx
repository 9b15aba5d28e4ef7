import type { Picture as StoredPicture } from '#contract/pictures.ts'
import { Picture } from '#ui/picture.tsx'

interface HostPortraitProps {
  name: string
  portrait: StoredPicture | null
  sizes: string
  /** Must set the width; the shape is square. */
  className: string
  /** The largest image of the first screen. */
  priority?: boolean
}

/** A host's portrait, or the initials. */
export function HostPortrait({ name, portrait, sizes, className, priority = false }: HostPortraitProps) {
  if (portrait) {
    return <Picture picture={portrait} sizes={sizes} priority={priority} className={`aspect-square ${className}`} />
  }
  return (
    <span
      className={`@container relative grid aspect-square place-items-center overflow-hidden bg-sand text-madder ${className}`}
      aria-hidden="true"
    >
      <span className="font-display text-[38cqi] leading-none">{initialsOf(name)}</span>
    </span>
  )
}

/** @returns the first letters of the first two words. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}
