import { Button, Checkbox, Modal, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeptSample, Sample, SampleCounts } from '#contract/admin/first-run/sample.ts'
import { adminMessages } from '#contract/messages.ts'
import { retention } from '#contract/retention.ts'
import { countOf } from '#values/format/counts.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { entityLabels } from '../kit/layout/entity-labels.ts'
import { tellUndone } from '../kit/feedback/undone.ts'
import { toastWithUndo } from '../kit/feedback/toast-with-undo.tsx'
import dialog from '../kit/feedback/confirm.module.css'
import styles from './remove-sample-dialog.module.css'

const { removed, nothingLeft, removeFailed } = adminMessages.sample

/** In the order of the list. */
const counted: { name: keyof SampleCounts; words: (count: number) => string }[] = [
  { name: 'trips', words: (count) => countOf(count, 'trip') },
  { name: 'vendors', words: (count) => countOf(count, 'vendor') },
  { name: 'blogs', words: (count) => countOf(count, 'blog') },
  { name: 'testimonials', words: (count) => countOf(count, 'testimonial') },
  { name: 'hero_images', words: (count) => countOf(count, 'hero image') },
  { name: 'categories', words: (count) => `the ${count === 1 ? 'picture' : 'pictures'} of ${categoriesOf(count)}` },
  { name: 'pictures', words: (count) => `${countOf(count, 'picture')} that nothing else uses` },
]

function categoriesOf(count: number): string {
  return count === 1 ? '1 category' : `${count} categories`
}

/** Lists what a removal deletes and what it keeps. */
export function RemoveSampleDialog({ onClose }: { onClose: () => void }) {
  const sample = useQuery({
    queryKey: ['sample'],
    queryFn: ({ signal }) => adminApi.sample.get(undefined, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Modal opened onClose={onClose} title="Remove the sample content" size="40rem" fullScreen={useIsNarrow()}>
      {sample.isPending ? (
        <Stack role="status" aria-label="Counting the sample content">
          {['90%', '60%', '75%', '50%'].map((width) => (
            <Skeleton key={width} height={20} width={width} />
          ))}
        </Stack>
      ) : sample.isError ? (
        <LoadFailure title="The sample content could not be counted" error={sample.error} onRetry={sample.refetch} />
      ) : (
        <Removal sample={sample.data} onClose={onClose} />
      )}
    </Modal>
  )
}

function Removal({ sample: { removable, kept }, onClose }: { sample: Sample; onClose: () => void }) {
  const [ticked, setTicked] = useState<string[]>([])
  const { mutate, isPending } = useRemoval(onClose)
  const also = kept.filter(({ id }) => ticked.includes(id)).map(({ entity, id }) => ({ entity, id }))
  const goes = counted.filter(({ name }) => removable[name] > 0)
  const isNothing = goes.length === 0
  if (isNothing && kept.length === 0) return <NothingLeft onClose={onClose} />
  return (
    <>
      {isNothing ? (
        <Text>You edited or use all that is left of the sample content.</Text>
      ) : (
        <>
          <Text>This goes to the trash, from where it can be brought back for {retention.trashDays} days:</Text>
          <ul className={styles.counts}>
            {goes.map(({ name, words }) => (
              <li key={name}>{words(removable[name])}</li>
            ))}
          </ul>
          <Text c="dimmed">Sample quotes of partners are removed as well. Your own content stays.</Text>
        </>
      )}
      {kept.length > 0 ? <Kept kept={kept} ticked={ticked} onTick={setTicked} /> : null}
      <div className={dialog.answers}>
        <Button variant="default" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button color="madder" disabled={isPending || (isNothing && also.length === 0)} onClick={() => mutate(also)}>
          {isPending ? 'Removing...' : 'Remove'}
        </Button>
      </div>
    </>
  )
}

interface KeptProps {
  kept: KeptSample[]
  ticked: string[]
  onTick: (ids: string[]) => void
}

function Kept({ kept, ticked, onTick }: KeptProps) {
  return (
    <>
      <Title order={3} size="h5" mt="lg">
        Stays, unless you tick it
      </Title>
      <Text c="dimmed" size="sm">
        A trip or vendor that is used only by items you tick is deleted with them.
      </Text>
      <Checkbox.Group value={ticked} onChange={onTick} aria-label="Also removed">
        <Stack gap="0.75rem" mah="40vh" mt="0.75rem" p={4} style={{ overflowY: 'auto' }}>
          {kept.map(({ entity, id, label, reasons }) => (
            <Checkbox
              key={id}
              value={id}
              label={`${entityLabels[entity].one}: ${label}`}
              description={reasons.join(' · ')}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  )
}

function NothingLeft({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Text>{nothingLeft}</Text>
      <div className={dialog.answers}>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  )
}

function useRemoval(onClose: () => void) {
  return useWrite({
    write: (also: { entity: KeptSample['entity']; id: string }[], { api }) => api.sample.remove({ also }),
    onSuccess: (_counts, _also, change) => {
      onClose()
      toastWithUndo(removed, { change })
      // Forms and lists show the stored state, as after an undo.
      tellUndone()
    },
    onError: () => toastFailure(removeFailed),
  })
}
