import { Button, Group, Modal, NumberInput, Table, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { percentLimits, percentSchema, type TripAction } from '#contract/admin/lists/trip-bulk.ts'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { countOf } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { changedPrice, priceSteps, type PriceStep } from '#values/lists/price-change.ts'
import type { BulkDialogProps } from '../../kit/list/selection/bulk-options.ts'
import { PlainSelect } from '../../kit/field/plain-select.tsx'

/** Trips of which the new price is shown. */
const samples = 3

/** Raises or lowers prices by a percentage, with its rule of rounding and a few trips before and after. */
export function PriceDialog({ selection, onChoose, onClose }: BulkDialogProps<AdminTripItem, TripAction>) {
  const [percent, setPercent] = useState<number | string>('')
  const [step, setStep] = useState<PriceStep>(100)
  const [error, setError] = useState<string | null>(null)
  const parsed = percentSchema.safeParse(percent === '' ? undefined : Number(percent))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (parsed.success) onChoose({ kind: 'price', percent: parsed.data, step })
    else setError(parsed.error.issues[0]!.message)
  }
  return (
    <Modal opened centered title={`Price of ${countOf(selection.count, 'trip')}`} onClose={onClose} size="34rem">
      <form noValidate onSubmit={submit}>
        <Group align="flex-start" grow>
          <NumberInput
            data-autofocus
            label="Change in percent"
            description={`Below 0 lowers them; from ${percentLimits.min} to ${percentLimits.max}`}
            suffix=" %"
            decimalScale={2}
            inputMode="decimal"
            value={percent}
            error={error}
            onChange={(value) => {
              setPercent(value)
              setError(null)
            }}
          />
          <PlainSelect
            label="Round to"
            description="The nearest one, halves up"
            allowDeselect={false}
            data={priceSteps.map((each) => ({ value: String(each), label: formatRupees(each) }))}
            value={String(step)}
            onChange={(value) => setStep(priceSteps.find((each) => String(each) === value) ?? step)}
          />
        </Group>
        <Text c="dimmed" mt="sm">
          Group prices and the single supplement change by the same percentage and rounding.
        </Text>
        {parsed.success ? <Sample items={selection.items} percent={parsed.data} step={step} /> : null}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Change prices</Button>
        </Group>
      </form>
    </Modal>
  )
}

interface SampleProps {
  items: AdminTripItem[]
  percent: number
  step: PriceStep
}

function Sample({ items, ...change }: SampleProps) {
  return (
    <Table mt="sm" aria-label="Prices before and after" layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="50%">Trip</Table.Th>
          <Table.Th ta="right">Before</Table.Th>
          <Table.Th ta="right">After</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.slice(0, samples).map(({ id, title, price }) => (
          <Table.Tr key={id}>
            <Table.Td>{title}</Table.Td>
            <Table.Td ta="right">{formatRupees(price)}</Table.Td>
            <Table.Td ta="right">{formatRupees(changedPrice(price, change))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
