import { Button, Group, Input, Modal, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { ProposalData } from '#contract/admin/proposals.ts'
import type { FoundItem } from '#contract/admin/search.ts'
import { proposalMessages as messages } from '#contract/proposals.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { dayInIndia } from '#values/format/dates.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { useAction } from '../kit/api/use-action.ts'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import type { Row } from '../kit/field/row-key.ts'
import { RowList } from '../kit/form/row-list.tsx'
import { useFocusLater } from '../kit/hooks/use-focus-later.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { useReturnFocus } from '../kit/hooks/use-return-focus.ts'
import list from '../kit/layout/item-list.module.css'
import { ItemPicker } from '../kit/search/item-picker.tsx'
import { bodyOfTemplate, bodyOfTrips, type CopiedTrip } from './copied-trips.ts'

const mostTrips = 3

interface MakeDialogProps {
  /** Null until it is chosen. */
  enquiryId: string | null
  onMade: (id: string) => void
  onClose: () => void
}

/** Makes a proposal for an enquiry from up to three trips or from a template. */
export function MakeDialog({ enquiryId, ...props }: MakeDialogProps) {
  const [chosen, setChosen] = useState(enquiryId)
  useReturnFocus()
  return (
    <Modal opened onClose={props.onClose} title="Make a proposal" size="40rem" fullScreen={useIsNarrow()}>
      {chosen === null ? (
        <>
          <ItemPicker
            label="For which enquiry?"
            placeholder="Name, words or reference"
            entity="enquiries"
            onChoose={({ id }) => setChosen(id)}
          />
          <Text c="dimmed" mt="sm">
            Someone called, or wrote elsewhere? First{' '}
            <Link to={adminPaths.enquiries} search={{ action: 'new' }} className={list.link}>
              add the enquiry
            </Link>
            .
          </Text>
        </>
      ) : (
        <Beginning enquiryId={chosen} {...props} />
      )}
    </Modal>
  )
}

function Beginning({ enquiryId: enquiry_id, onMade, onClose }: MakeDialogProps & { enquiryId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-proposals', 'make', enquiry_id],
    queryFn: ({ signal }) => loadBeginning(enquiry_id, signal),
    staleTime: 0,
  })
  const [chosen, setChosen] = useState<Chosen[] | null>(null)
  const { act, isPending } = useAction()
  const focusLater = useFocusLater()
  const makeId = useId()
  if (error) return <LoadFailure title="The enquiry did not load" error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={240} role="status" aria-label="Loading" />
  const { asked, templates } = data
  const occasion = () => ({ ...data.occasion, today: dayInIndia(new Date().toISOString()) })
  const trips = chosen ?? asked
  const make = (body: () => Promise<ProposalData>) =>
    act({
      run: async ({ proposals }) => proposals.create({ proposal_data: await body(), enquiry_id }),
      done: messages.created,
      failed: messages.createFailed,
      onDone: ({ id }) => onMade(id),
    })
  const add = ({ id, name }: FoundItem) => {
    setChosen([...trips.filter(({ key }) => key !== id), { key: id, name }])
    focusLater(makeId)
  }
  return (
    <>
      <Text mb="md">
        For {data.occasion.name}: up to three trips. Their days, places, pictures, prices and hosts are copied, and stay
        as they are here when the trips change.
      </Text>
      {trips.length > 0 ? <ChosenTrips trips={trips} onChange={setChosen} /> : null}
      {trips.length < mostTrips ? (
        <ItemPicker
          // Empty again after each choice.
          key={trips.length}
          label={trips.length > 0 ? 'Another trip?' : 'Which trip?'}
          placeholder="Its title, region or host"
          entity="trips"
          onChoose={add}
        />
      ) : null}
      {trips.length === 0 && templates.length > 0 ? (
        <Input.Wrapper label="Or begin with a template" labelElement="div" mt="md">
          <Group gap="xs">
            {templates.map(({ id: proposal_id, title }) => (
              <Button
                key={proposal_id}
                variant="default"
                size="compact-md"
                disabled={isPending}
                onClick={() =>
                  make(async () => bodyOfTemplate((await adminApi.proposals.get({ proposal_id })).body, occasion()))
                }
              >
                {title}
              </Button>
            ))}
          </Group>
        </Input.Wrapper>
      ) : null}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          id={makeId}
          disabled={trips.length === 0}
          // It keeps the focus while the proposal is made.
          aria-disabled={isPending}
          data-disabled={isPending || undefined}
          onClick={() =>
            isPending || make(async () => bodyOfTrips(await Promise.all(trips.map(loadCopied)), occasion()))
          }
        >
          {isPending ? 'Making...' : 'Make proposal'}
        </Button>
      </Group>
    </>
  )
}

/** A trip, by its id. */
interface Chosen extends Row {
  name: string
}

/** In the order in which they are copied. */
function ChosenTrips({ trips, onChange }: { trips: Chosen[]; onChange: (trips: Chosen[]) => void }) {
  return (
    <RowList
      label="Chosen trips"
      labelHidden
      field="trips"
      rowName="trip"
      rows={trips}
      max={mostTrips}
      focused="button"
      onChange={onChange}
    >
      {(index, _id, name) => (
        <Input.Wrapper label={name} labelElement="div">
          <Text>{trips[index]!.name}</Text>
        </Input.Wrapper>
      )}
    </RowList>
  )
}

async function loadBeginning(enquiry_id: string, signal: AbortSignal) {
  const [{ name, people, trip_id, trip_title }, settings, templates] = await Promise.all([
    adminApi.enquiries.get({ enquiry_id }, { signal }),
    adminApi.settings.list(undefined, { signal }),
    adminApi.proposals.list({ templates: true }, { signal }),
  ])
  const setting = (wanted: string, field: string) =>
    Number(settings.find(({ section }) => section === wanted)?.values[field as never])
  return {
    asked: trip_id ? [{ key: trip_id, name: trip_title ?? '' }] : [],
    occasion: {
      name,
      people,
      valid_days: setting('proposals', 'valid_days'),
      gst_rate: setting('taxes', 'gst_rate'),
    },
    templates: templates.items,
  }
}

/** A trip whose page shows its vendor takes the vendor along as a host. */
async function loadCopied({ key: id }: Chosen): Promise<CopiedTrip> {
  const trip = await adminApi.trips.get({ trip_id: id })
  const shown = trip.show_vendor_info && trip.vendor_id
  return { trip, vendor: shown ? await adminApi.vendors.get({ vendor_id: shown }) : null }
}
