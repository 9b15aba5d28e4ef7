import { Button, Group, Text } from '@mantine/core'
import { useId } from 'react'
import { proposalFields } from '#contract/content/proposal-fields.ts'
import { formatRupees } from '#values/format/money.ts'
import { changeRows } from '../kit/form/change-rows.ts'
import { ColumnRows } from '../kit/form/column-rows.tsx'
import { FieldInput } from '../kit/form/field-input.tsx'
import { rowOf } from '../kit/form/form-values.ts'
import { Fact } from '../kit/layout/fact.tsx'
import figures from '../kit/layout/figures.module.css'
import { perPerson } from './copied-trips.ts'
import { optionTotals, type ProposalForm } from './proposal-values.ts'
import styles from './proposals.module.css'

const { lines, options, gst_rate } = proposalFields

/** Lines that many prices have; only the amount is missing. */
const presets = [perPerson, 'Single supplement', 'Child', 'Extra', 'Discount']

/** What the journey costs, in up to three options, with the totals while it is typed. */
export function PriceFields({ form }: { form: ProposalForm }) {
  const totalsId = useId()
  const add = (label: string) => {
    const count = label === perPerson ? form.getValues().people : ''
    changeRows(form, 'lines', (current) => [...current, rowOf(lines.columns, { label, count })])
  }
  return (
    <>
      <ColumnRows form={form} name="options" field={options} className={styles.option} />
      <ColumnRows form={form} name="lines" field={lines} className={styles.price} />
      <Group gap="0.25rem 0.5rem" role="group" aria-label="Usual lines">
        {presets.map((label) => (
          <Button
            key={label}
            variant="default"
            size="compact-sm"
            disabled={form.values.lines.length >= lines.max}
            onClick={() => add(label)}
          >
            + {label}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        A discount has a minus before its amount. A line without an option counts in all of them.
      </Text>
      <FieldInput field={gst_rate} input={form.getInputProps('gst_rate')} />
      <section aria-labelledby={totalsId}>
        <Text id={totalsId} fw={600} size="sm">
          Totals
        </Text>
        <dl className={figures.figures}>
          {optionTotals(form.values).map(({ key, name, sum, gst, total }) => (
            <Fact
              key={key}
              name={`${name}: ${formatRupees(sum)} and ${formatRupees(gst)} GST`}
              className={figures.figure}
            >
              <strong>{formatRupees(total)}</strong>
            </Fact>
          ))}
        </dl>
      </section>
    </>
  )
}
