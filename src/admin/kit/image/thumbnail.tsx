import { Box, Image } from '@mantine/core'
import type { Picture } from '#contract/pictures.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { focalPosition } from './focal-position.ts'

/** A small picture at the start of a row, cropped around its focal point; decorative. */
export function Thumbnail({ picture }: { picture: Picture | null }) {
  return (
    <Box
      component="span"
      display="block"
      flex="none"
      w="3.5rem"
      h="2.625rem"
      bg="var(--color-sand)"
      bdrs={2}
      style={{ overflow: 'hidden' }}
    >
      {picture ? <SmallPicture picture={picture} /> : null}
    </Box>
  )
}

/** The smallest variant, cropped around its focal point; the dominant colour is shown until it is loaded. */
export function SmallPicture({ picture, className }: { picture: Picture; className?: string | undefined }) {
  return (
    <Image
      h="100%"
      src={variantUrl(picture.url, pictureWidths[0], 'webp')}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
      bg={picture.color}
      style={{ objectPosition: focalPosition(picture) }}
    />
  )
}
