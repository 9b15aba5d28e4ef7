import { SimpleGrid } from '@mantine/core'
import { proposalFields } from '#contract/content/proposal-fields.ts'
import { StopRows } from '../kit/days/stop-rows.tsx'
import { ColumnRows } from '../kit/form/column-rows.tsx'
import { FieldInput } from '../kit/form/field-input.tsx'
import { Section } from '../kit/form/form-section.tsx'
import { LineRows } from '../kit/form/line-rows.tsx'
import { linesForPeople } from './copied-trips.ts'
import { DayRows } from './day-rows.tsx'
import { PictureRows } from './picture-rows.tsx'
import { PriceFields } from './price-fields.tsx'
import type { ProposalForm } from './proposal-values.ts'

interface ProposalFieldsProps {
  form: ProposalForm
  /** A template has no travellers and no dates. */
  isTemplate: boolean
}

/** Everything that a proposal says, in the order of its page. */
export function ProposalFields({ form, isTemplate }: ProposalFieldsProps) {
  const personal = (...names: ('greeting' | 'travellers' | 'start_on' | 'valid_until')[]) =>
    (isTemplate ? [] : names).map((name) => (
      <FieldInput key={name} field={proposalFields[name]} input={form.getInputProps(name)} />
    ))
  const people = form.getInputProps('people') as { onChange: (value: unknown) => void }
  return (
    <>
      <Section title={isTemplate ? 'Journey' : 'Traveller'}>
        <FieldInput field={proposalFields.title} input={form.getInputProps('title')} />
        {personal('travellers', 'greeting')}
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <FieldInput
            field={proposalFields.people}
            input={{
              ...people,
              onChange: (value) => {
                people.onChange(value)
                if (Number(value) > 0) form.setFieldValue('lines', (lines) => linesForPeople(lines, Number(value)))
              },
            }}
          />
          {personal('start_on', 'valid_until')}
        </SimpleGrid>
      </Section>
      <Section title="Days">
        <DayRows form={form} />
      </Section>
      <Section title="Map and pictures">
        <StopRows form={form} />
        <PictureRows form={form} />
        <ColumnRows form={form} name="hosts" field={proposalFields.hosts} />
      </Section>
      <Section title="Included">
        <LineRows form={form} name="inclusions" field={proposalFields.inclusions} rowName="inclusion" />
        <LineRows form={form} name="exclusions" field={proposalFields.exclusions} rowName="exclusion" />
      </Section>
      <Section title="Price and options">
        <PriceFields form={form} />
      </Section>
    </>
  )
}
