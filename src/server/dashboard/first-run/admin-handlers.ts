import { stepOf, type FirstStepName } from '#contract/admin/first-run/first-run.ts'
import { isPasswordChosen } from '../../platform/auth/recovery/password-links.ts'
import { forgetMilestone, reachedAt, reachMilestone } from '../../platform/db/writes/milestones.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { exampleBrand } from '#values/placeholder-contacts.ts'
import { stateOfContacts } from '../contacts.ts'
import type { ApiContext } from '../../api/context.ts'
import { hasOwnHeroImage, hasOwnTrip, hasRemovableSample, isCatalogueEmpty } from './sample.ts'

const { firstRun: procedures } = adminProcedure

type Judge = (context: Pick<ApiContext, 'db' | 'settings'>) => Promise<boolean>

/** Whether each step is done, by stored content. */
const isDone: Record<FirstStepName, Judge> = {
  brand: async ({ settings }) => {
    const { brand_name, logo } = (await settings.read()).profile
    return brand_name !== exampleBrand && logo !== null
  },
  password: ({ db }) => isPasswordChosen(db),
  contacts: async ({ settings }) => {
    const { placeholders, reachable } = stateOfContacts(await settings.read())
    return placeholders.every((name) => stepOf(name) !== 'contacts') && reachable
  },
  picture: ({ db }) => hasOwnHeroImage(db),
  trip: ({ db }) => hasOwnTrip(db),
  sample: async ({ db }) => !(await hasRemovableSample(db)),
  figures: async ({ settings }) =>
    stateOfContacts(await settings.read()).placeholders.every((name) => stepOf(name) !== 'figures'),
}

export const firstRunHandlers = {
  status: procedures.status.handler(async ({ context }) => {
    const { db, identity } = context
    const names = Object.keys(isDone) as FirstStepName[]
    return {
      put_away: (await reachedAt(db, 'first-steps-hidden')) !== null,
      steps: await Promise.all(names.map(async (name) => ({ name, done: await isDone[name](context) }))),
      two_factor: identity.twoFactorEnabled,
      can_load_sample: await isCatalogueEmpty(db),
    }
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input: { put_away }, context: { db } }) => {
    await (put_away ? reachMilestone : forgetMilestone)(db, 'first-steps-hidden')
    return { put_away }
  }),
}
