import { config } from 'zod'

/**
 * Schemas are compiled where the page may evaluate code. Ours may not, and zod's trying would be reported as a breach of
 * the content policy, in the console of every screen. It is told before any schema is made: first import of the entry.
 */
config({ jitless: true })
