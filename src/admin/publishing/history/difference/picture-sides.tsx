import { Box, Center, Image, SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import type { ShownPicture } from '../history-kind.ts'
import { Words } from './words.tsx'

interface PictureSidesProps {
  before: ShownPicture[]
  after: ShownPicture[]
  isGone: (url: string) => boolean
}

/** Pictures of a version beside those of the form, each with its texts. */
export function PictureSides({ before, after, isGone }: PictureSidesProps) {
  return (
    <SimpleGrid cols={2} spacing="0.875rem">
      <Side title="In that version" pictures={before} others={[]} isGone={isGone} />
      <Side title="In the form" pictures={after} others={before} isGone={() => false} />
    </SimpleGrid>
  )
}

interface SideProps {
  title: string
  pictures: ShownPicture[]
  /** The version's pictures, to compare texts with. */
  others: ShownPicture[]
  isGone: (url: string) => boolean
}

function Side({ title, pictures, others, isGone }: SideProps) {
  return (
    <div>
      <Text size="xs" c="dimmed" mb={6}>
        {title}
      </Text>
      {pictures.length === 0 ? <Quiet>No picture</Quiet> : null}
      {pictures.map(({ url, caption, alt }) => (
        <Box component="figure" key={url} m="0 0 0.75rem">
          {isGone(url) ? (
            <Center p="0.5rem" bd="1px dashed var(--color-muted)" bdrs={2} ta="center" style={{ aspectRatio: '3 / 2' }}>
              <Quiet>{adminMessages.history.pictureGone}</Quiet>
            </Center>
          ) : (
            <Image
              src={variantUrl(url, pictureWidths[0], 'webp')}
              alt=""
              loading="lazy"
              radius={2}
              bg="var(--color-sand)"
              style={{ aspectRatio: '3 / 2' }}
            />
          )}
          <Text component="figcaption" size="xs" mt={4}>
            <Words before={others.find((each) => each.url === url)?.caption ?? caption} after={caption} />
            {caption ? null : <Quiet> No caption</Quiet>}
            {alt === undefined ? null : (
              <div>
                Alternative text: <Words before={others.find((each) => each.url === url)?.alt ?? alt} after={alt} />
              </div>
            )}
          </Text>
        </Box>
      ))}
    </div>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text component="span" size="xs" c="dimmed">
      {children}
    </Text>
  )
}
