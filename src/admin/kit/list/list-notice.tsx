import { Alert } from '@mantine/core'
import type { FormNotice } from './use-list-form.ts'

/** Says above a list that the form which the address names could not be opened. */
export function ListNotice({ notice }: { notice: FormNotice | null | undefined }) {
  if (!notice) return null
  return (
    <Alert
      variant="outline"
      role="status"
      title={notice.text}
      withCloseButton
      closeButtonLabel="Close"
      onClose={notice.dismiss}
      mb="md"
    >
      It may have been deleted. The list shows what there is.
    </Alert>
  )
}
