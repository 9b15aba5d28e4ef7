import { SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { tripFactFields } from '#contract/content/trip-fact-fields.ts'
import { paces } from '#values/trips/paces.ts'
import { CellInput } from '../../kit/form/field-input.tsx'
import { serverQuery } from '../../kit/feedback/server-query.ts'
import type { TripForm } from '../trip-form.ts'
import { FactRows } from './fact-rows.tsx'
import { TripInput } from '../trip-input.tsx'
import { FactSection } from './fact-section.tsx'
import { MonthButtons } from './month-buttons.tsx'
import { StopRows } from './stop-rows.tsx'
import styles from './facts.module.css'
import { PlainSelect } from '../../kit/field/plain-select.tsx'

interface FormProps {
  form: TripForm
}

/** Optional facts: each is shown on the site only when it is filled. */
export function TripFacts({ form }: FormProps) {
  return (
    <div>
      <FactSection form={form} title="Season, pace and group" names={season}>
        <Season form={form} />
      </FactSection>
      <FactSection form={form} title="Getting there, route and map" names={route}>
        <Route form={form} />
      </FactSection>
      <FactSection form={form} title="Prices by group size, cancellation" names={terms}>
        <Terms form={form} />
      </FactSection>
      <FactSection form={form} title="Questions and answers" names={['faqs']}>
        <Questions form={form} />
      </FactSection>
      <FactSection form={form} title="Impact" names={impact}>
        <Impact form={form} />
      </FactSection>
      <FactSection form={form} title="Words of the host" names={['host_words']}>
        <TripInput form={form} name="host_words" />
      </FactSection>
    </div>
  )
}

type FactName = keyof typeof tripFactFields

const season: FactName[] = [
  'best_months',
  'closed_months',
  'pace',
  'group_size_min',
  'group_size_max',
  'minimum_age',
  'languages',
]

function Season({ form }: FormProps) {
  return (
    <>
      <div data-field="best_months">
        <MonthButtons form={form} />
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PlainSelect
          label={tripFactFields.pace.label}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear pace' }}
          placeholder="Not said"
          data={paces.map(({ value, word, meaning }) => ({
            value: String(value),
            label: `${value} ${word}: ${meaning}`,
          }))}
          {...form.getInputProps('pace')}
          value={String(form.values.pace) || null}
          onChange={(pace) => form.setFieldValue('pace', pace === null ? '' : Number(pace))}
        />
        <TripInput form={form} name="minimum_age" />
        <TripInput form={form} name="group_size_min" />
        <TripInput form={form} name="group_size_max" />
      </SimpleGrid>
      <TripInput form={form} name="languages" />
    </>
  )
}

const route: FactName[] = [
  'start_place',
  'end_place',
  'nearest_station',
  'nearest_airport',
  'highest_altitude',
  'stops',
]

function Route({ form }: FormProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TripInput form={form} name="start_place" />
        <TripInput form={form} name="end_place" />
        <TripInput form={form} name="nearest_station" />
        <TripInput form={form} name="nearest_airport" />
        <TripInput form={form} name="highest_altitude" />
      </SimpleGrid>
      <StopRows form={form} />
      <Text size="sm" c="dimmed">
        The map of the trip page is drawn from them. Paste “22.4472, 80.5312”, “22°26′N 80°31′E” or the long link of a
        map into a stop to fill it.
      </Text>
    </>
  )
}

const terms: FactName[] = ['group_prices', 'single_supplement', 'cancellation']

function Terms({ form }: FormProps) {
  const { data } = useQuery(serverQuery)
  return (
    <>
      <Text size="sm" c="dimmed">
        Per person and before tax; the page adds {data ? `${data.gst_rate} % ` : ''}GST.
      </Text>
      <FactRows form={form} field="group_prices" sortable={false}>
        {(index, firstId, name) => (
          <div className={styles.pair}>
            <CellInput
              column={tripFactFields.group_prices.columns.people}
              id={firstId}
              label={`${name}: people`}
              input={form.getInputProps(`group_prices.${index}.people`)}
            />
            <CellInput
              column={tripFactFields.group_prices.columns.price}
              input={form.getInputProps(`group_prices.${index}.price`)}
            />
          </div>
        )}
      </FactRows>
      <TripInput form={form} name="single_supplement" />
      <TripInput form={form} name="cancellation" />
    </>
  )
}

function Questions({ form }: FormProps) {
  return (
    <FactRows form={form} field="faqs">
      {(index, firstId, name) => (
        <div className={styles.faq}>
          <CellInput
            column={tripFactFields.faqs.columns.question}
            id={firstId}
            label={name}
            input={form.getInputProps(`faqs.${index}.question`)}
          />
          <CellInput column={tripFactFields.faqs.columns.answer} input={form.getInputProps(`faqs.${index}.answer`)} />
        </div>
      )}
    </FactRows>
  )
}

const impact: FactName[] = ['local_share', 'carbon_kg', 'carbon_source']

function Impact({ form }: FormProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TripInput form={form} name="local_share" />
        <TripInput form={form} name="carbon_kg" />
      </SimpleGrid>
      <TripInput form={form} name="carbon_source" />
    </>
  )
}
