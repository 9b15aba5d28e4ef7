import { config } from 'zod'

/**
 * Zod compiles schemas with `new Function` where it can. The content security policy forbids that, and every attempt
 * would be reported in the console. This must run before any schema is created: first import of the entry.
 */
config({ jitless: true })
