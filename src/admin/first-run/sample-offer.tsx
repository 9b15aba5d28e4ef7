import { lazy, Suspense } from 'react'

/** Only for an empty catalogue. */
const LoadSample = lazy(async () => ({ default: (await import('./load-sample.tsx')).LoadSample }))

/** The button that loads the sample content, where the whole catalogue is empty. */
export function SampleOffer({ label }: { label: string }) {
  return (
    <Suspense>
      <LoadSample label={label} />
    </Suspense>
  )
}
