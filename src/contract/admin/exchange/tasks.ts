import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { idSchema, timestampSchema } from '../../fields.ts'

/** Long work that continues without the page that started it: docs/decisions/0087. */
export const taskKinds = ['import-check', 'import-run'] as const
export type TaskKind = (typeof taskKinds)[number]

export const taskStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** Hours for which a finished task is listed. */
export const finishedTaskHours = 24

export const taskMessages = {
  notFound: 'This task is no longer stored',
  cancelFailed: 'The task could not be cancelled',
  cancelled: 'Cancelled. Nothing was changed.',
  interrupted: 'The server stopped in the middle. Nothing was changed: please run it again.',
  failed: 'It failed; the server’s log has the reason. Nothing was changed.',
} as const

export const taskSchema = z.object({
  id: idSchema,
  kind: z.enum(taskKinds),
  title: z.string().describe('what is being done, in words'),
  address: z.string().nullable().describe('path of the screen that shows it'),
  state: z.enum(taskStates),
  done: z.int().describe('steps done so far'),
  total: z.int().nullable().describe('steps in all; null while that is not known'),
  message: z.string().nullable().describe('what came of it, or why it failed'),
  change_id: z.int().nullable().describe('the change that it left, for an undo'),
  cancelling: z.boolean().describe('whether it is about to end'),
  created_at: timestampSchema,
  finished_at: timestampSchema.nullable(),
})

export type AdminTask = z.infer<typeof taskSchema>

const calls = adminCalls('Admin: tasks')

export const tasksContract = {
  list: calls
    .get('/admin/tasks', 'admin_list_tasks', 'Long work that waits, runs or has recently finished, the newest first')
    .output(z.array(taskSchema)),
  cancel: calls
    .post(
      '/admin/tasks/{task_id}/cancel',
      'admin_cancel_task',
      'End a task before it is done; nothing stays of what it wrote',
    )
    .errors({ TASK_NOT_FOUND: { status: 404, message: taskMessages.notFound } })
    .input(z.strictObject({ task_id: idSchema }))
    .output(taskSchema),
}
