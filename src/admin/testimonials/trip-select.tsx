import { useState } from 'react'
import { useOptionSearch } from '../kit/field/option-search.ts'
import { SearchSelect } from '../kit/field/search-select.tsx'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { noReference } from '../kit/form/form-values.ts'

const { label, names } = testimonialFields.trip_id
const none = { value: noReference, label: names[0] }

interface TripSelectProps {
  value: string
  onChange: (id: string) => void
  /** Title of the selected trip, which may not be among the first options. */
  chosenTitle: string | undefined
  error?: string | undefined
}

/** A searchable select of trips, including none; the search runs on the server. */
export function TripSelect({ value, onChange, chosenTitle, error }: TripSelectProps) {
  const [picked, setPicked] = useState(chosenTitle)
  const search = useOptionSearch('trips', { none, value, name: value === noReference ? none.label : picked })
  return (
    <SearchSelect
      label={label}
      {...search}
      value={value}
      onChange={(id, option) => {
        setPicked(option?.label)
        onChange(id ?? noReference)
      }}
      nothingFoundMessage="No trip found"
      error={error ?? search.error}
    />
  )
}
