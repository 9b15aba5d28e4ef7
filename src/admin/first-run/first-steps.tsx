import { Box, Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { FirstRun } from '#contract/admin/first-run/first-run.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { LoadFailure } from '../kit/feedback/load-failure.tsx'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { FirstStep } from './first-step.tsx'
import { firstRunQuery } from './first-run-query.ts'
import { framed } from '../kit/layout/theme.ts'

/** The steps of a new site, ticked by stored content; hidden once all are done or the owner hides them. */
export function FirstSteps() {
  const { data, error, refetch } = useQuery(firstRunQuery)
  if (error && !data) return <LoadFailure title="The first steps did not load" error={error} onRetry={refetch} />
  if (!data || data.steps.every(({ done }) => done)) return null
  return <Steps {...data} />
}

function Steps({ put_away, steps, two_factor }: FirstRun) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const setPutAway = usePutAway()
  const done = steps.filter((step) => step.done).length
  if (put_away) {
    return (
      <Group justify="flex-end" mb="0.75rem">
        <Button variant="subtle" size="compact-md" onClick={() => setPutAway(false)}>
          Show the first steps ({done} of {steps.length} done)
        </Button>
      </Group>
    )
  }
  return (
    <Box
      component="section"
      mb="1.5rem"
      p={{ base: '1rem 1rem 0.25rem', sm: '1.25rem 1.5rem 0.5rem' }}
      {...framed}
      aria-labelledby={id}
    >
      <Group gap="0.25rem 1rem" align="baseline">
        <Title order={2} size="h4" id={id} ref={heading} tabIndex={-1}>
          First steps
        </Title>
        <Text component="span" c="dimmed">
          {done} of {steps.length} done
        </Text>
        <Button ml="auto" variant="subtle" size="compact-md" onClick={() => setPutAway(true)}>
          Hide
        </Button>
      </Group>
      <Progress value={(done / steps.length) * 100} size={3} color="neem" mt="0.75rem" mb={4} aria-hidden />
      <Stack component="ol" gap={0} className="lined">
        {steps.map((step, index) => (
          <FirstStep key={step.name} {...step} number={index + 1} twoFactor={two_factor} />
        ))}
      </Stack>
    </Box>
  )
}

function usePutAway(): (putAway: boolean) => void {
  const queryClient = useQueryClient()
  const { mutate } = useWrite({
    write: (put_away: boolean, { api }) => api.firstRun.update({ put_away }),
    onMutate: (put_away) => {
      queryClient.setQueryData(firstRunQuery.queryKey, (known) => known && { ...known, put_away })
    },
    onError: () => {
      toastFailure('The first steps could not be hidden')
      void queryClient.invalidateQueries({ queryKey: firstRunQuery.queryKey })
    },
  })
  return mutate
}
