import { Hono } from 'hono'
import { doctorHeader, proofFor, type DoctorAnswer } from '#server/platform/auth/doctor-key.ts'
import { clientAddress } from '../platform/http/middleware/client-address.ts'

/** Shows what arrives of a request, to a caller with the program's secret; others get 404. */
export function doctorRoutes(secret: string, trustedProxies: number): Hono {
  return new Hono().get('/', async (c, next) => {
    const proof = proofFor(secret, c.req.header(doctorHeader))
    if (!proof) return next()
    const forwarded = c.req.header('x-forwarded-for') ?? null
    const answer: DoctorAnswer = { proof, client: clientAddress(c, trustedProxies), forwarded }
    return c.json(answer, 200, { 'cache-control': 'no-store' })
  })
}
