import { ActionIcon, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { AdminEnquiry } from '#contract/admin/enquiries.ts'
import type { ProposalItem } from '#contract/admin/proposals.ts'
import { proposalMessages } from '#contract/proposals.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { dayInIndia } from '#values/format/dates.ts'
import { adminApi, callError } from '../kit/api/admin-api.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { toastFailure, toastSuccess } from '../kit/feedback/toasts.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { useReturnFocus } from '../kit/hooks/use-return-focus.ts'
import { Trash } from '../kit/layout/admin-icons.tsx'
import { ItemPicker } from '../kit/search/item-picker.tsx'
import { bodyOfTemplate, bodyOfTrips, type CopiedTrip } from './copied-trips.ts'
import styles from './proposals.module.css'

const mostTrips = 3

interface MakeDialogProps {
  /** Null until it is chosen. */
  enquiryId: string | null
  onMade: (id: string) => void
  onClose: () => void
}

/** Makes a proposal for an enquiry from up to three trips or from a template. */
export function MakeDialog({ enquiryId, onMade, onClose }: MakeDialogProps) {
  const [chosen, setChosen] = useState(enquiryId)
  useReturnFocus()
  return (
    <Modal opened onClose={onClose} title="Make a proposal" size="40rem" fullScreen={useIsNarrow()}>
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
            <Link to={adminPaths.enquiries} search={{ action: 'new' }} className={styles.link}>
              add the enquiry
            </Link>
            .
          </Text>
        </>
      ) : (
        <LoadedEnquiry id={chosen} onMade={onMade} onClose={onClose} />
      )}
    </Modal>
  )
}

interface LoadedProps extends Omit<MakeDialogProps, 'enquiryId'> {
  id: string
}

function LoadedEnquiry({ id, ...props }: LoadedProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-proposals', 'make', id],
    queryFn: async ({ signal }) => {
      const [enquiry, settings, templates] = await Promise.all([
        adminApi.enquiries.get({ enquiry_id: id }, { signal }),
        adminApi.settings.list(undefined, { signal }),
        adminApi.proposals.list({ templates: true }, { signal }),
      ])
      const valuesOf = (name: string) => settings.find(({ section }) => section === name)?.values
      return {
        enquiry,
        templates: templates.items,
        valid_days: Number(valuesOf('proposals')?.valid_days),
        gst_rate: Number(valuesOf('taxes')?.gst_rate),
      }
    },
    staleTime: 0,
  })
  if (error) return <LoadFailure title="The enquiry did not load" error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={240} role="status" aria-label="Loading" />
  return <Beginning {...props} {...data} />
}

interface BeginningProps extends Omit<LoadedProps, 'id'> {
  enquiry: AdminEnquiry
  templates: ProposalItem[]
  valid_days: number
  gst_rate: number
}

/** A chosen trip. */
interface Chosen {
  id: string
  name: string
}

function Beginning({ enquiry, templates, valid_days, gst_rate, onMade, onClose }: BeginningProps) {
  const { trip_id, trip_title, name, people } = enquiry
  const [trips, setTrips] = useState<Chosen[]>(trip_id ? [{ id: trip_id, name: trip_title ?? '' }] : [])
  const button = useRef<HTMLButtonElement>(null)
  const making = useWrite({
    write: async (template: string | null, { api }) => {
      const occasion = { name, people, valid_days, gst_rate, today: dayInIndia(new Date().toISOString()) }
      const proposal_data = template
        ? bodyOfTemplate((await adminApi.proposals.get({ proposal_id: template })).body, occasion)
        : bodyOfTrips(await Promise.all(trips.map(loadCopied)), occasion)
      return api.proposals.create({ proposal_data, enquiry_id: enquiry.id })
    },
    onSuccess: ({ id }) => {
      toastSuccess(proposalMessages.created)
      onMade(id)
    },
    onError: (error) => toastFailure(callError(error)?.message ?? proposalMessages.createFailed),
  })
  const add = (trip: Chosen) => {
    setTrips((before) => [...before.filter(({ id }) => id !== trip.id), trip])
    button.current?.focus()
  }
  return (
    <>
      <Text mb="md">
        For {name}: up to three trips. Their days, places, pictures, prices and hosts are copied, and stay as they are
        here when the trips change.
      </Text>
      <ChosenTrips trips={trips} onRemove={(removed) => setTrips(trips.filter(({ id }) => id !== removed))} />
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
      {trips.length === 0 ? (
        <Templates templates={templates} disabled={making.isPending} onChoose={making.mutate} />
      ) : null}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          ref={button}
          aria-disabled={trips.length === 0 || making.isPending}
          data-disabled={trips.length === 0 || making.isPending || undefined}
          onClick={() => (trips.length > 0 && !making.isPending ? making.mutate(null) : undefined)}
        >
          {making.isPending ? 'Making...' : 'Make proposal'}
        </Button>
      </Group>
    </>
  )
}

function ChosenTrips({ trips, onRemove }: { trips: Chosen[]; onRemove: (id: string) => void }) {
  if (trips.length === 0) return null
  return (
    <Stack component="ol" gap={0} className={styles.chosen} aria-label="Chosen trips">
      {trips.map(({ id, name }) => (
        <li key={id} className={styles.line}>
          <span>{name}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(id)}
          >
            <Trash />
          </ActionIcon>
        </li>
      ))}
    </Stack>
  )
}

interface TemplatesProps {
  templates: ProposalItem[]
  disabled: boolean
  onChoose: (id: string) => void
}

function Templates({ templates, disabled, onChoose }: TemplatesProps) {
  if (templates.length === 0) return null
  return (
    <>
      <Text fw={500} size="sm" mt="md" mb={4}>
        Or begin with a template
      </Text>
      <Group gap="xs">
        {templates.map(({ id, title }) => (
          <Button key={id} variant="default" size="compact-md" disabled={disabled} onClick={() => onChoose(id)}>
            {title}
          </Button>
        ))}
      </Group>
    </>
  )
}

/** A trip whose page shows its vendor takes the vendor along as a host. */
async function loadCopied({ id }: Chosen): Promise<CopiedTrip> {
  const trip = await adminApi.trips.get({ trip_id: id })
  const shown = trip.show_vendor_info && trip.vendor_id
  return { trip, vendor: shown ? await adminApi.vendors.get({ vendor_id: shown }) : null }
}
