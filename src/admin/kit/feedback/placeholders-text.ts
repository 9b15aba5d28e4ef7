import type { PlaceholderName } from '#contract/admin/installation/server.ts'
import { serverMessages } from '#contract/admin/installation/server-messages.ts'

const { names, placeholdersText: text } = serverMessages.contacts

/** What visitors see as examples: 'phone number, email address and postal address'. */
export function placeholdersText(placeholders: readonly PlaceholderName[]): string {
  return text(listed(placeholders.map((name) => names[name])))
}

function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
