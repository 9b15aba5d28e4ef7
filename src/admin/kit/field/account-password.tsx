import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'

interface AccountPasswordProps extends PasswordInputProps {
  /** Names the password in the label of its button, as in 'Show new password'. */
  toggle: string
}

/** A password field whose button says what it shows: there are several on the screen. */
export function AccountPassword({ toggle, ...field }: AccountPasswordProps) {
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      {...field}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `${isShown ? 'Hide' : 'Show'} ${toggle}` }}
    />
  )
}
