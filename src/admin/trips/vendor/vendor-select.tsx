import { useState } from 'react'
import { useOptionSearch } from '../../kit/field/option-search.ts'
import { SearchSelect } from '../../kit/field/search-select.tsx'
import { tripFields } from '#contract/content/trip-fields.ts'
import { noReference } from '../../kit/form/form-values.ts'
import { VendorInPlace } from './vendor-in-place.tsx'

const none = { value: noReference, label: tripFields.vendor_id.names[0] }

/** Value of the entry that adds the typed name. */
const addValue = 'add'

interface VendorSelectProps {
  value: string
  onChange: (id: string) => void
  /** Name of the selected vendor, which may not be among the first options. */
  chosenName: string | undefined
  /** Region of the trip, which a new vendor mostly shares. */
  region: string
  error?: string | undefined
}

/** A searchable select of vendors, including none; the search runs on the server. A missing one is added in place. */
export function VendorSelect({ value, onChange, chosenName, region, error }: VendorSelectProps) {
  const [picked, setPicked] = useState<string | undefined>()
  const [added, setAdded] = useState<string | null>(null)
  const name = value === noReference ? none.label : (picked ?? chosenName)
  const search = useOptionSearch('vendors', { none, value, name })
  const typed = search.searchValue.trim()
  const isNew =
    typed !== '' && !search.searching && !search.data.some(({ label }) => label.toLowerCase() === typed.toLowerCase())
  const choose = (id: string, label: string | undefined) => {
    setPicked(label)
    onChange(id)
  }
  return (
    <>
      <SearchSelect
        label="Vendor"
        {...search}
        data={isNew ? [...search.data, { value: addValue, label: `Add “${typed}” as vendor` }] : search.data}
        value={value}
        onChange={(id, option) => {
          if (id === addValue) setAdded(typed)
          else choose(id ?? noReference, option?.label)
        }}
        nothingFoundMessage="No vendor found"
        error={error ?? search.error}
      />
      {added === null ? null : (
        <VendorInPlace
          name={added}
          region={region}
          onClose={() => setAdded(null)}
          onAdded={(id, vendorName) => {
            setAdded(null)
            choose(id, vendorName)
          }}
        />
      )}
    </>
  )
}
