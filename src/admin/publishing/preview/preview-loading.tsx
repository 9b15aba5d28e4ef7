import { Box, Loader } from '@mantine/core'

export function PreviewLoading() {
  return (
    <Box
      pos="absolute"
      top="50%"
      left="50%"
      style={{ zIndex: 2, translate: '-50% -50%' }}
      role="status"
      aria-label="Loading the preview"
    >
      <Loader size="sm" />
    </Box>
  )
}
