import { bodyLimit } from 'hono/body-limit'
import type { Context, MiddlewareHandler } from 'hono'
import { notSignedIn } from '#contract/admin/fields.ts'
import { firstRestorePaths } from '#contract/admin/backup/restores.ts'
import { adminMessages } from '#contract/messages.ts'
import { pictureRefusals, uploadOverhead } from '#contract/admin/pictures.ts'
import { pictureLimits } from '#contract/pictures.ts'
import { authPath } from '../../auth/constants.ts'
import { isOwnOrigin } from '../../auth/own-origin.ts'
import type { Config } from '../../config/config.ts'
import { apiErrorResponse, rpcPath, type ApiError } from '../responses/api-errors.ts'
import type { VisitorEnv } from './session-middleware.ts'

const adminPaths = ['/api/admin', `${rpcPath}/admin`]
/** Public: the signed-in user, or null. */
const openPaths = ['/api/admin/identity', `${rpcPath}/admin/account/identity`]
/** Paths that take pictures or parts of a backup. */
export const uploadPaths = ['/api/admin/pictures', `${rpcPath}/admin/pictures/upload`, firstRestorePaths.upload]

/** The largest bodies in bytes: a sign-in, any other call (a story and its markup), a picture. */
const bodyLimits = {
  signIn: 16 * 1024,
  call: 2 * 1024 * 1024,
  upload: Math.max(...Object.values(pictureLimits.bytes)) + uploadOverhead,
}

const readMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Protects writes against cross-site requests: another origin is refused, and a call that carries cookies must name
 * its origin. (Browsers send `Origin` with every such call; programs without cookies may leave it out.)
 */
export function requireOwnOrigin(config: Pick<Config, 'siteUrl' | 'siteUrlGiven'>): MiddlewareHandler {
  return async (c, next) => {
    if (readMethods.includes(c.req.method)) return next()
    if (isFromOwnOrigin(c, config)) return next()
    return apiErrorResponse(c, { code: 'FORBIDDEN', status: 403, message: 'Calls that write must come from this site' })
  }
}

/** @returns whether a write comes from a page of ours, or from a program without cookies. */
export function isFromOwnOrigin(c: Context, config: Pick<Config, 'siteUrl' | 'siteUrlGiven'>): boolean {
  const origin = c.req.header('origin')
  return origin === undefined ? !c.req.header('cookie') : isOwnOrigin(origin, c.req.url, config)
}

/**
 * Plain text and forms, which any website can send without a CORS preflight, are refused; pictures are sent as
 * multipart.
 */
export const requireJsonOrUpload: MiddlewareHandler = async (c, next) => {
  if (readMethods.includes(c.req.method)) return next()
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const hasBody = (c.req.header('content-length') ?? '0') !== '0' || c.req.header('transfer-encoding') !== undefined
  const isEmpty = type === undefined && !hasBody
  const isUpload = type === 'multipart/form-data' && uploadPaths.includes(c.req.path)
  if (isEmpty || isUpload || type === 'application/json') return next()
  return apiErrorResponse(c, { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, message: 'Send application/json' })
}

/** Signed-out requests are refused before their body is read; the call itself checks again. */
export const requireAdmin: MiddlewareHandler<VisitorEnv> = async (c, next) => {
  if (!isAdminCall(c.req.path) || (await c.var.visitor.admin())) return next()
  return apiErrorResponse(c, { code: 'UNAUTHORIZED', ...notSignedIn.UNAUTHORIZED })
}

function isAdminCall(path: string): boolean {
  return !openPaths.includes(path) && adminPaths.some((each) => path === each || path.startsWith(`${each}/`))
}

/**
 * Refuses a body that is too large before it is in memory, and closes the connection, so that the rest is not parsed as
 * a request.
 */
export const limitBody: MiddlewareHandler = (c, next) => limitFor(c.req.path)(c, next)

const { tooLarge } = adminMessages.titles
const bodyTooLarge: ApiError = { code: 'PAYLOAD_TOO_LARGE', status: 413, message: tooLarge }
const fileTooLarge: ApiError = { code: 'FILE_TOO_LARGE', ...pictureRefusals.FILE_TOO_LARGE, data: { title: tooLarge } }

const limits = {
  signIn: limit(bodyLimits.signIn, bodyTooLarge),
  call: limit(bodyLimits.call, bodyTooLarge),
  upload: limit(bodyLimits.upload, fileTooLarge),
}

function limitFor(path: string): MiddlewareHandler {
  if (uploadPaths.includes(path)) return limits.upload
  return path.startsWith(`${authPath}/`) ? limits.signIn : limits.call
}

function limit(maxSize: number, error: ApiError): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (c) => {
      c.header('connection', 'close')
      return apiErrorResponse(c, error)
    },
  })
}
