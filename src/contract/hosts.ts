import { z } from 'zod'
import { publicCalls } from './http/public-calls.ts'
import { shareImageSchema } from './pictures.ts'
import { testimonialSchema } from './testimonials.ts'
import { tripCardSchema } from './trips.ts'
import { hostProfileSchema, publicVendorSchema } from './vendors.ts'

/** Limits of a host's page, newest first. */
export const hostPageLimits = { trips: 48, testimonials: 12 } as const

/** An allowlist: contacts, city and description of a vendor are not public. */
export const hostSchema = publicVendorSchema.extend({
  ...hostProfileSchema.shape,
  trips: z.array(tripCardSchema).describe('published ones that show their vendor'),
  testimonials: z.array(testimonialSchema).describe('of these trips'),
  share_image: shareImageSchema,
})

export type Host = z.infer<typeof hostSchema>

const calls = publicCalls('Hosts')

export const hostsContract = {
  get: calls
    .get('/hosts/{id}', 'get_host', 'A vendor of at least one published trip that shows its vendor')
    .input(z.strictObject({ id: z.string() }))
    .output(hostSchema)
    .errors({ HOST_NOT_FOUND: { status: 404, message: 'Host not found or not available' } }),
}
