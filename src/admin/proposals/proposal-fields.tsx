import { SimpleGrid, Text } from '@mantine/core'
import { proposalFields } from '#contract/content/proposal-fields.ts'
import { FieldInput } from '../kit/form/field-input.tsx'
import { Section } from '../kit/form/form-section.tsx'
import { ColumnRows } from '../kit/form/column-rows.tsx'
import { LineRows } from '../kit/form/line-rows.tsx'
import { linesForPeople } from './copied-trips.ts'
import { DayRows } from './day-rows.tsx'
import { PictureRows } from './picture-rows.tsx'
import { PriceFields } from './price-fields.tsx'
import type { ProposalForm } from './proposal-values.ts'
import styles from './proposals.module.css'

interface ProposalFieldsProps {
  form: ProposalForm
  /** A template has no travellers and no dates. */
  isTemplate: boolean
}

/** Everything that a proposal says, in the order of its page. */
export function ProposalFields({ form, isTemplate }: ProposalFieldsProps) {
  const input = (name: 'title' | 'greeting' | 'travellers' | 'start_on' | 'valid_until') => (
    <FieldInput field={proposalFields[name]} input={form.getInputProps(name)} />
  )
  const people = form.getInputProps('people') as { onChange: (value: unknown) => void }
  return (
    <>
      <Section title={isTemplate ? 'Journey' : 'Traveller'}>
        {input('title')}
        {isTemplate ? null : (
          <>
            {input('travellers')}
            {input('greeting')}
          </>
        )}
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
          {isTemplate ? null : (
            <>
              {input('start_on')}
              {input('valid_until')}
            </>
          )}
        </SimpleGrid>
      </Section>
      <Section title="Days">
        <DayRows form={form} />
      </Section>
      <Section title="Map and pictures">
        <ColumnRows form={form} name="stops" field={proposalFields.stops} className={styles.stop} />
        <Text size="sm" c="dimmed">
          The map of the page is drawn from the stops.
        </Text>
        <PictureRows form={form} />
        <ColumnRows form={form} name="hosts" field={proposalFields.hosts} className={styles.host} />
      </Section>
      <Section title="Included">
        <LineRows form={form} name="inclusions" field={proposalFields.inclusions} rowLabel="Inclusion" />
        <LineRows form={form} name="exclusions" field={proposalFields.exclusions} rowLabel="Exclusion" />
      </Section>
      <Section title="Price and options">
        <PriceFields form={form} />
      </Section>
    </>
  )
}
