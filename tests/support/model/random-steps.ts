import fc from 'fast-check'

const status = fc.constantFrom('draft' as const, 'published' as const)
const slug = fc.constantFrom('rain', 'snow', 'hail')
const action = fc.constantFrom('publish' as const, 'unpublish' as const)
const [some, other, isNew] = [fc.nat({ max: 1000 }), fc.nat({ max: 1000 }), fc.boolean()]

/** One step; `some` and `other` choose among what there is. */
const step = fc.oneof(
  fc.record({ do: fc.constant('save trip' as const), status, some, other, isNew }),
  fc.record({ do: fc.constant('link trip' as const), some, other }),
  fc.record({ do: fc.constant('save vendor' as const), some, isNew }),
  fc.record({ do: fc.constant('save words' as const), some, other, isNew }),
  fc.record({ do: fc.constant('save blog' as const), slug, status, some, isNew }),
  fc.record({ do: fc.constant('save hero image' as const), some, isNew, active: fc.boolean() }),
  fc.record({ do: fc.constant('save category' as const), some }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('save draft' as const), slug, some }) },
  fc.record({ do: fc.constant('autosave' as const), some }),
  fc.record({ do: fc.constant('preview' as const), some }),
  fc.record({ do: fc.constant('discard' as const), some }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('schedule' as const), action, some, days: fc.integer({ min: 1, max: 4 }) }),
  },
  fc.record({ do: fc.constant('cancel' as const), some }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('let days pass' as const), days: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), some }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo latest' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), some }) },
  fc.record({ do: fc.constant('restore' as const), some }),
  fc.record({ do: fc.constant('purge' as const), some }),
)

export type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

/** What a step of one kind gets. */
type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>

/** What does the steps of each kind. */
export type Calls = { [Do in Step['do']]: (step: StepOf<Do>) => Promise<void> }

/** Steps of which none makes anything public that was not. */
export const unpublishing: ReadonlySet<Step['do']> = new Set([
  'save draft',
  'autosave',
  'preview',
  'discard',
  'cancel',
  'schedule',
  'delete',
])

/** Half of the sequences delete nothing for ever, so that everything in them can be taken back. */
export const someSteps = fc
  .array(step, { minLength: 3, maxLength: 30, size: 'max' })
  .chain((steps) => fc.boolean().map((purges) => (purges ? steps : steps.filter((each) => each.do !== 'purge'))))
