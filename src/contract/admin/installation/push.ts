import { z } from 'zod'
import { cleanText, idSchema, textSchema, timestampSchema } from '../../fields.ts'
import { adminCalls } from '../calls.ts'
import { pushMessages } from './push-messages.ts'

/** Kinds of notifications; a payload names its kind and nothing else. */
export const pushKinds = ['enquiry', 'proposal', 'backup', 'disk', 'test'] as const
export type PushKind = (typeof pushKinds)[number]

/** Characters, and devices. */
export const pushLimits = { devices: 20, endpoint: 2000, label: 60 } as const

const endpointSchema = cleanText(z.string().max(pushLimits.endpoint))

/** 65 and 16 bytes in base64url; the first byte says that the point is not compressed. */
const subscriptionKeys = { p256dh: z.string().regex(/^B[\w-]{86}$/), auth: z.string().regex(/^[\w-]{22}$/) }

const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, pushMessages.time)

const quietSchema = z
  .strictObject({
    from: timeSchema,
    until: timeSchema,
    time_zone: z.string().max(60).refine(isTimeZone, pushMessages.timeZone),
  })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: pushMessages.sameTime })

export type QuietHours = z.infer<typeof quietSchema>

const deviceSchema = z.object({
  id: idSchema,
  label: z.string(),
  quiet: quietSchema.nullable(),
  created_at: timestampSchema,
  last_sent_at: timestampSchema.nullable(),
  last_error: z.string().nullable().describe('code of the last failure; null after a success'),
})

export type PushDevice = z.infer<typeof deviceSchema>

const statusSchema = z.object({
  public_key: z.string().nullable().describe('for subscriptions; null where the stored key cannot be read'),
  own: idSchema.nullable().describe('the device with the endpoint that was asked for'),
  devices: z.array(deviceSchema),
})

const deviceNotFound = { DEVICE_NOT_FOUND: { status: 404, message: pushMessages.notFound } } as const
const keyUnreadable = { PUSH_KEY_UNREADABLE: { status: 503, message: pushMessages.keyUnreadable } } as const
const one = z.strictObject({ device_id: idSchema })
const calls = adminCalls('Admin: notifications')

export type PushStatus = z.infer<typeof statusSchema>

export const pushContract = {
  status: calls
    .get('/admin/push', 'admin_get_push_status', 'Devices that get notifications, and the key for another one')
    .input(z.strictObject({ endpoint: endpointSchema.optional() }).optional())
    .output(statusSchema),
  add: calls
    .post('/admin/push/devices', 'admin_add_push_device', 'Send notifications to a subscription of a browser')
    .route({ description: 'The same endpoint again, or `former`, changes the stored device.' })
    .errors({
      ...keyUnreadable,
      NOT_HTTPS: { status: 422, message: pushMessages.notHttps },
      UNKNOWN_PUSH_SERVICE: { status: 422, message: pushMessages.unknownService },
      TOO_MANY_DEVICES: { status: 422, message: pushMessages.tooMany(pushLimits.devices) },
    })
    .input(
      z.strictObject({
        endpoint: endpointSchema,
        keys: z.strictObject(subscriptionKeys),
        label: textSchema(pushLimits.label).optional(),
        former: endpointSchema.optional().describe('endpoint that this one replaces'),
      }),
    )
    .output(deviceSchema),
  update: calls
    .patch('/admin/push/devices/{device_id}', 'admin_update_push_device', 'Set or end the quiet hours of a device')
    .errors(deviceNotFound)
    .input(one.extend({ quiet: quietSchema.nullable() }))
    .output(deviceSchema),
  delete: calls
    .delete('/admin/push/devices/{device_id}', 'admin_delete_push_device', 'Send nothing more to a device')
    .input(one)
    .output(z.object({ id: idSchema })),
  test: calls
    .postWithoutKey(
      '/admin/push/devices/{device_id}/test',
      'admin_test_push_device',
      'Send a test to a device at once, also in its quiet hours',
    )
    .errors(deviceNotFound)
    .input(one)
    .output(z.object({ error: z.string().nullable().describe('code of the failure; GONE removes the device') })),
  renewKey: calls
    .postWithoutKey(
      '/admin/push/key',
      'admin_renew_push_key',
      'Replace the key if it cannot be read; each device subscribes again when the back office opens there',
    )
    .output(z.object({ public_key: z.string() })),
}

function isTimeZone(value: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }) !== null
  } catch {
    return false
  }
}
