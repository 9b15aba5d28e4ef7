import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { draftBodySchema, itemNotFound, notPublishable } from './drafts.ts'
import { draftVersionField, versionConflict } from '../fields.ts'
import { idSchema, timestampSchema } from '../../fields.ts'
import { adminMessages } from '../../messages.ts'

export const scheduledEntities = ['trips', 'blogs', 'hero_images'] as const
export type ScheduledEntity = (typeof scheduledEntities)[number]

/** For a hero image: show it on the home page, or stop showing it. */
export const scheduleActions = ['publish', 'unpublish'] as const
export type ScheduleAction = (typeof scheduleActions)[number]

export const scheduleSchema = z.object({
  entity: z.enum(scheduledEntities),
  item_id: idSchema,
  action: z.enum(scheduleActions),
  due_at: timestampSchema,
  failure: z.string().nullable().describe('why it could not be done when it was due; it is not tried again'),
})

export type Schedule = z.infer<typeof scheduleSchema>

/** With the name of the item: title of the draft that goes live, or of the live version. */
export const comingUpSchema = scheduleSchema.extend({ label: z.string() })

export type ComingUp = z.infer<typeof comingUpSchema>

/** The most that a list returns; more are not planned at a time. */
export const listedSchedules = 500

const { schedules: messages } = adminMessages
const calls = adminCalls('Admin: schedules')

export const schedulesContract = {
  list: calls
    .get('/admin/schedules', 'admin_list_schedules', 'What is coming up, the earliest first; with those that failed')
    .input(z.strictObject({ entity: z.enum(scheduledEntities).optional(), item_id: idSchema.optional() }).optional())
    .output(z.array(comingUpSchema)),
  set: calls
    .put('/admin/schedules', 'admin_set_schedule', 'Publish or unpublish an item later, or change when')
    .route({
      description:
        'A publication is of the open draft; a trip or story is checked as if it were published now. ' +
        'Without a body the open draft is taken, or else what is stored.',
    })
    .errors({
      ...itemNotFound,
      ...notPublishable,
      ...versionConflict,
      DUE_IN_PAST: { status: 422, message: messages.past },
      DUE_BEFORE_PUBLISHING: { status: 422, message: messages.order },
    })
    .input(
      z.strictObject({
        entity: z.enum(scheduledEntities),
        item_id: idSchema,
        action: z.enum(scheduleActions),
        due_at: timestampSchema,
        body: draftBodySchema.optional(),
        base_version: timestampSchema.nullish(),
        ...draftVersionField,
      }),
    )
    .output(scheduleSchema),
  cancel: calls
    .delete(
      '/admin/schedules/{entity}/{item_id}/{action}',
      'admin_cancel_schedule',
      'Cancel it; the draft of an item that is live stays',
    )
    .input(z.strictObject({ entity: z.enum(scheduledEntities), item_id: idSchema, action: z.enum(scheduleActions) }))
    .output(z.object({ item_id: idSchema })),
}
