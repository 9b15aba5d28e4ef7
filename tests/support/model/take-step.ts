import type { BothCatalogues } from './both-catalogues.ts'
import { contentSteps } from './content-steps.ts'
import { planSteps } from './plan-steps.ts'
import type { Calls, Step } from './random-steps.ts'

/** Does one step in both catalogues. */
export async function takeStep(both: BothCatalogues, step: Step): Promise<void> {
  const calls: Calls = { ...contentSteps(both), ...planSteps(both) }
  await (calls[step.do] as (each: Step) => Promise<void>)(step)
  await both.record()
}
