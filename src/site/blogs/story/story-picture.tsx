import type { BlogCard } from '#contract/blog-card.ts'
import { Picture } from '#ui/picture.tsx'
import { BrandSign } from '#site/shell/brand/brand-sign.tsx'

interface StoryPictureProps {
  blog: BlogCard
  sizes: string
  /** The largest image of the first screen. */
  priority?: boolean
  /** Must set the shape. */
  className: string
}

/** The featured picture, or the logo as its placeholder; decorative, since the title is next to it. */
export function StoryPicture({ blog, sizes, priority = false, className }: StoryPictureProps) {
  const { featured_picture: picture } = blog
  if (picture) {
    return (
      <Picture picture={picture} sizes={sizes} priority={priority} alt="" className={`lift-picture ${className}`} />
    )
  }
  return (
    <span className={`grid place-items-center bg-sand ${className}`}>
      <BrandSign className="size-20 text-madder opacity-25" />
    </span>
  )
}
