import { Badge } from '@mantine/core'
import { settingsMessages } from '#contract/settings/messages.ts'

/** Beside a value that visitors see as an example. */
export function PlaceholderBadge() {
  return (
    <Badge component="span" variant="outline" color="madder" tt="none" fz="0.75rem" radius={2} ml={6}>
      {settingsMessages.placeholder}
    </Badge>
  )
}
