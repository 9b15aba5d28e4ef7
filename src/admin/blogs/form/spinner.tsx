import { Center, Loader } from '@mantine/core'

export function Spinner() {
  return (
    <Center mih="18rem" role="status" aria-label="Loading">
      <Loader />
    </Center>
  )
}
