import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import type { PlaceholderName } from '../installation/server.ts'

/** In the order in which they are shown. */
export const firstStepNames = ['brand', 'password', 'contacts', 'picture', 'trip', 'sample', 'figures'] as const
export type FirstStepName = (typeof firstStepNames)[number]

/** @returns the step that replaces a placeholder. */
export function stepOf(placeholder: PlaceholderName): FirstStepName {
  return placeholder === 'figures' || placeholder === 'court' ? 'figures' : 'contacts'
}

const firstRunSchema = z.object({
  put_away: z.boolean().describe('whether the admin hid the steps'),
  steps: z
    .array(z.object({ name: z.enum(firstStepNames), done: z.boolean() }))
    .describe('judged by what is stored, not by what was pressed'),
  two_factor: z.boolean().describe('whether two-factor sign-in is on'),
  can_load_sample: z.boolean().describe('whether the catalogue is empty, so that sample content can be loaded'),
})

export type FirstRun = z.infer<typeof firstRunSchema>

const calls = adminCalls('Admin: first steps')

export const firstRunContract = {
  status: calls
    .get('/admin/first-run', 'admin_get_first_run', 'Which of the first steps are done')
    .output(firstRunSchema),
  update: calls
    .patch('/admin/first-run', 'admin_update_first_run', 'Hide the first steps, or show them again')
    .input(z.strictObject({ put_away: z.boolean() }))
    .output(z.object({ put_away: z.boolean() })),
}
