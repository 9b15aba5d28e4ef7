import { Center } from '@mantine/core'
import { useState, type ComponentType, type ReactNode } from 'react'

interface PictureMissingProps {
  Icon: ComponentType<{ className?: string }>
  /** Renders the image with this error handler. */
  children: (onError: () => void) => ReactNode
}

/** Shows an icon in place of an image that fails to load. */
export function PictureMissing({ Icon, children }: PictureMissingProps) {
  const [failed, setFailed] = useState(false)
  if (!failed) return children(() => setFailed(true))
  return (
    <Center h={190} c="dimmed" bg="var(--color-sand)" role="img" aria-label="The picture could not be loaded">
      <Icon />
    </Center>
  )
}
