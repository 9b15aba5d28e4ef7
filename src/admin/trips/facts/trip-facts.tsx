import { SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { tripAdviceNames } from '#contract/content/trip-advice-fields.ts'
import { tripFactFields } from '#contract/content/trip-fact-fields.ts'
import { paces } from '#values/trips/paces.ts'
import { serverQuery } from '../../kit/feedback/server-query.ts'
import type { TripForm } from '../trip-form.ts'
import { StopRows } from '../../kit/days/stop-rows.tsx'
import { ColumnRows } from '../../kit/form/column-rows.tsx'
import { TripInput } from '../trip-input.tsx'
import { FactSection } from './fact-section.tsx'
import { MonthButtons } from './month-buttons.tsx'
import styles from './facts.module.css'
import { PlainSelect } from '../../kit/field/plain-select.tsx'

type FactName = keyof typeof tripFactFields

/** The compiler reports a fact without a section. */
const sectionOf: Record<FactName, 'season' | 'route' | 'terms' | 'advice' | 'questions' | 'impact' | 'host'> = {
  best_months: 'season',
  closed_months: 'season',
  month_notes: 'season',
  pace: 'season',
  group_size_min: 'season',
  group_size_max: 'season',
  minimum_age: 'season',
  languages: 'season',
  start_place: 'route',
  end_place: 'route',
  nearest_station: 'route',
  nearest_airport: 'route',
  highest_altitude: 'route',
  stops: 'route',
  group_prices: 'terms',
  single_supplement: 'terms',
  cancellation: 'terms',
  faqs: 'questions',
  local_share: 'impact',
  carbon_kg: 'impact',
  carbon_source: 'impact',
  host_words: 'host',
  guide_name: 'host',
  guide_words: 'host',
  arrivals: 'advice',
  suits: 'advice',
  access: 'advice',
  safety: 'advice',
  permits: 'advice',
  insurance: 'advice',
  packing: 'advice',
  payment: 'advice',
  food: 'advice',
}

const sections = Map.groupBy(Object.keys(sectionOf) as FactName[], (name) => sectionOf[name])

interface FormProps {
  form: TripForm
}

/** Optional facts: each is shown on the site only when it is filled. */
export function TripFacts({ form }: FormProps) {
  return (
    <div>
      {parts.map(({ section, title, Fields }) => (
        <FactSection key={section} form={form} title={title} names={sections.get(section)!}>
          <Fields form={form} />
        </FactSection>
      ))}
    </div>
  )
}

const parts = [
  { section: 'season', title: 'Season, pace and group', Fields: Season },
  { section: 'route', title: 'Getting there, route and map', Fields: Route },
  { section: 'terms', title: 'Prices by group size, cancellation', Fields: Terms },
  { section: 'advice', title: 'Before you come', Fields: Advice },
  { section: 'questions', title: 'Questions and answers', Fields: Questions },
  { section: 'impact', title: 'Impact', Fields: Impact },
  { section: 'host', title: 'Guide, and words of the host', Fields: Host },
] as const

function Season({ form }: FormProps) {
  return (
    <>
      <div data-field="best_months">
        <MonthButtons form={form} />
      </div>
      <ColumnRows
        form={form}
        name="month_notes"
        field={tripFactFields.month_notes}
        sortable={false}
        className={styles.note}
      />
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
    </>
  )
}

function Terms({ form }: FormProps) {
  const { data } = useQuery(serverQuery)
  return (
    <>
      <Text size="sm" c="dimmed">
        Per person and before tax; the page adds {data ? `${data.gst_rate} % ` : ''}GST.
      </Text>
      <ColumnRows
        form={form}
        name="group_prices"
        field={tripFactFields.group_prices}
        sortable={false}
        className={styles.pair}
      />
      <TripInput form={form} name="single_supplement" />
      <TripInput form={form} name="cancellation" />
    </>
  )
}

function Questions({ form }: FormProps) {
  return <ColumnRows form={form} name="faqs" field={tripFactFields.faqs} />
}

function Advice({ form }: FormProps) {
  return (
    <>
      <ColumnRows form={form} name="arrivals" field={tripFactFields.arrivals} className={styles.arrival} />
      {tripAdviceNames.map((name) => (
        <TripInput key={name} form={form} name={name} />
      ))}
    </>
  )
}

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

function Host({ form }: FormProps) {
  return (
    <>
      <TripInput form={form} name="guide_name" />
      <TripInput form={form} name="guide_words" />
      <TripInput form={form} name="host_words" />
    </>
  )
}
