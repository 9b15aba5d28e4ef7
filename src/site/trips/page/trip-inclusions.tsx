import { Check, Cross } from '#ui/icons.tsx'
import { TripFallback, TripSection } from './trip-section.tsx'

interface TripInclusionsProps {
  inclusions: string[]
  exclusions: string[]
}

export function TripInclusions({ inclusions, exclusions }: TripInclusionsProps) {
  return (
    <div className="trip-inclusions">
      <TripSection id="trip-inclusions" heading="What’s Included" half>
        {inclusions.length === 0 ? (
          <TripFallback>Inclusions will be detailed upon booking.</TripFallback>
        ) : (
          <SignedList entries={inclusions} sign="included" />
        )}
      </TripSection>
      <TripSection id="trip-exclusions" heading="What’s Not Included" half>
        {exclusions.length === 0 ? (
          <TripFallback>Exclusions will be detailed upon booking.</TripFallback>
        ) : (
          <SignedList entries={exclusions} sign="not included" />
        )}
      </TripSection>
    </div>
  )
}

interface SignedListProps {
  entries: string[]
  sign: 'included' | 'not included'
}

function SignedList({ entries, sign }: SignedListProps) {
  return (
    <ul className="mt-4 grid lg:mt-8">
      {entries.map((entry, index) => (
        // An entry may occur twice, and the list is never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="flex gap-3.5 border-t border-line py-1 sm:py-2 lg:py-3">
          {sign === 'included' ? (
            <Check className="mt-[0.3em] size-[1.15em] text-neem" />
          ) : (
            <Cross className="mt-[0.3em] size-[1.15em] text-madder" />
          )}
          <span className="min-w-0 wrap-break-word">
            <span className="sr-only">{sign === 'included' ? 'Included: ' : 'Not included: '}</span>
            {entry}
          </span>
        </li>
      ))}
    </ul>
  )
}
