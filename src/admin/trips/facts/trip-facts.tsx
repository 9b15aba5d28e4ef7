import { SimpleGrid, Text } from '@mantine/core'
import { tripFactMessages as messages } from '#contract/admin/trip-facts.ts'
import { tripFactLimits as limits } from '#contract/trip-details/trip-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { serverQuery } from '../../shell/feedback/server-query.ts'
import { paces } from '#values/trips/paces.ts'
import { LimitedInput, LimitedTextarea } from '../../shell/field/limited-input.tsx'
import { NumberField } from '../../shell/field/number-field.tsx'
import type { TripForm } from '../trip-form.ts'
import { FactRows } from './fact-rows.tsx'
import { FactSection } from './fact-section.tsx'
import type { FactValues } from './fact-values.ts'
import { MonthButtons } from './month-buttons.tsx'
import { StopRows } from './stop-rows.tsx'
import styles from './facts.module.css'
import { PlainSelect } from '../../shell/field/plain-select.tsx'

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
        <HostWords form={form} />
      </FactSection>
    </div>
  )
}

const season: (keyof FactValues)[] = [
  'best_months',
  'closed_months',
  'pace',
  'group_size_min',
  'group_size_max',
  'minimum_age',
  'languages',
]

function Season({ form }: FormProps) {
  const people = { min: 1, max: limits.group_size, problem: messages.groupSize }
  return (
    <>
      <MonthButtons form={form} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PlainSelect
          label="Pace"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear pace' }}
          placeholder="Not said"
          data={paces.map(({ value, word, meaning }) => ({
            value: String(value),
            label: `${value} ${word}: ${meaning}`,
          }))}
          value={String(form.values.pace) || null}
          onChange={(pace) => form.setFieldValue('pace', pace === null ? '' : Number(pace))}
          error={form.errors.pace}
        />
        <NumberField
          label="Minimum age"
          description="0 for all ages"
          min={0}
          max={limits.minimum_age}
          problem={messages.minimumAge}
          {...form.getInputProps('minimum_age')}
        />
        <NumberField label="Smallest group" {...people} {...form.getInputProps('group_size_min')} />
        <NumberField label="Largest group" {...people} {...form.getInputProps('group_size_max')} />
      </SimpleGrid>
      <LimitedInput
        label="Languages"
        description="Spoken on the way, separated by commas"
        limit={limits.language * limits.languages}
        {...form.getInputProps('languages')}
      />
    </>
  )
}

const route: (keyof FactValues)[] = [
  'start_place',
  'end_place',
  'nearest_station',
  'nearest_airport',
  'highest_altitude',
  'stops',
]

function Route({ form }: FormProps) {
  const place = (name: keyof FactValues, label: string) => (
    <LimitedInput label={label} limit={limits.place} {...form.getInputProps(name)} />
  )
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {place('start_place', 'Starts in')}
        {place('end_place', 'Ends in')}
        {place('nearest_station', 'Nearest station')}
        {place('nearest_airport', 'Nearest airport')}
        <NumberField
          label="Highest altitude (metres)"
          min={0}
          max={limits.highest_altitude}
          grouped
          problem={messages.altitude}
          {...form.getInputProps('highest_altitude')}
        />
      </SimpleGrid>
      <StopRows form={form} />
      <Text size="sm" c="dimmed">
        The map of the trip page is drawn from them. Paste “22.4472, 80.5312”, “22°26′N 80°31′E” or the long link of a
        map into a stop to fill it.
      </Text>
    </>
  )
}

const terms: (keyof FactValues)[] = ['group_prices', 'single_supplement', 'cancellation']

function Terms({ form }: FormProps) {
  const { data } = useQuery(serverQuery)
  const price = { min: 1, max: limits.price, grouped: true, leftSection: '₹', problem: messages.price }
  return (
    <>
      <Text size="sm" c="dimmed">
        Per person and before tax; the page adds {data ? `${data.gst_rate} % ` : ''}GST.
      </Text>
      <FactRows
        form={form}
        field="group_prices"
        label="Prices by group size"
        rowName="price"
        limit={limits.groupPrices}
        sortable={false}
      >
        {(index, firstId, name) => (
          <div className={styles.pair}>
            <NumberField
              id={firstId}
              label={`${name}: people`}
              min={1}
              max={limits.group_size}
              problem={messages.groupSize}
              {...form.getInputProps(`group_prices.${index}.people`)}
            />
            <NumberField label="Per person" {...price} {...form.getInputProps(`group_prices.${index}.price`)} />
          </div>
        )}
      </FactRows>
      <NumberField label="Single supplement" {...price} {...form.getInputProps('single_supplement')} />
      <LimitedInput
        label="Cancellation"
        description="In one line, shown under the price"
        limit={limits.cancellation}
        {...form.getInputProps('cancellation')}
      />
    </>
  )
}

function Questions({ form }: FormProps) {
  return (
    <FactRows form={form} field="faqs" label="Questions" rowName="question" limit={limits.faqs}>
      {(index, firstId, name) => (
        <div className={styles.faq}>
          <LimitedInput
            id={firstId}
            label={name}
            limit={limits.question}
            {...form.getInputProps(`faqs.${index}.question`)}
          />
          <LimitedTextarea
            label="Answer"
            autosize
            minRows={2}
            maxRows={8}
            limit={limits.answer}
            {...form.getInputProps(`faqs.${index}.answer`)}
          />
        </div>
      )}
    </FactRows>
  )
}

const impact: (keyof FactValues)[] = ['local_share', 'carbon_kg', 'carbon_source']

function Impact({ form }: FormProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberField
          label="Share that stays local (%)"
          min={0}
          max={limits.local_share}
          problem={messages.localShare}
          {...form.getInputProps('local_share')}
        />
        <NumberField
          label="CO₂ per person (kg)"
          min={0}
          max={limits.carbon_kg}
          grouped
          problem={messages.carbon}
          {...form.getInputProps('carbon_kg')}
        />
      </SimpleGrid>
      <LimitedInput
        label="Source of the CO₂ figure"
        description="Without one the figure is not shown"
        limit={limits.carbon_source}
        {...form.getInputProps('carbon_source')}
      />
    </>
  )
}

function HostWords({ form }: FormProps) {
  return (
    <LimitedTextarea
      label="Words of the host"
      description="About this trip, in the first person. Left empty, the page shows the general words of the vendor."
      autosize
      minRows={3}
      maxRows={8}
      limit={limits.host_words}
      {...form.getInputProps('host_words')}
    />
  )
}
