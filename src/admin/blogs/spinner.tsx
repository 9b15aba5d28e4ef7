import { Center, Loader } from '@mantine/core'

/** While blogs, or one of them, or the editor load. */
export function Spinner() {
  return (
    <Center mih="18rem" role="status" aria-label="Loading">
      <Loader />
    </Center>
  )
}
