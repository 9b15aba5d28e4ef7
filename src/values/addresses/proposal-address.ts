/** Private pages of proposals; the rest of the path is a key that must not be logged. */
export const proposalRoot = '/p'

/** What is posted below the address of a proposal. */
export const proposalPosts = ['answer', 'seen', 'words'] as const

const key = /^\/p\/([\w-]{22})(?:\/([\w.]+))?$/

/** @param key of a version. */
export function proposalPath(key: string, part?: (typeof proposalPosts)[number] | 'card.jpg'): string {
  return `${proposalRoot}/${key}${part ? `/${part}` : ''}`
}

/** Whether visitors post something there. */
export function isProposalPost(path: string): boolean {
  return proposalPosts.some((each) => each === key.exec(path)?.[2])
}
