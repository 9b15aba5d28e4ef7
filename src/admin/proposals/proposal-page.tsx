import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProposalData } from '#contract/admin/proposals.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { PreviewNotice, PreviewSide } from '../publishing/preview/preview-side.tsx'
import { proposalContent, type ProposalValues } from './proposal-values.ts'

/** Milliseconds without a key before the page is made again. */
const pause = 300

interface ProposalPageProps {
  values: ProposalValues
  onClose: () => void
}

/** The private page with what the form holds, beside the form. */
export function ProposalPage({ values, onClose }: ProposalPageProps) {
  const isComplete = Object.keys(proposalContent.errorsOf(values)).length === 0
  const [text] = useDebouncedValue(JSON.stringify(proposalContent.dataOf(values)), pause)
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-proposals', 'page', text],
    queryFn: ({ signal }) => adminApi.proposals.page({ proposal_data: JSON.parse(text) as ProposalData }, { signal }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  const [shown, setShown] = useState({ path: '/p', version: 0, html: '' })
  if (data && data.html !== shown.html) setShown({ ...shown, version: shown.version + 1, html: data.html })
  return (
    <PreviewSide
      shown={shown.version > 0 ? shown : null}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      notice={
        isComplete ? null : (
          <PreviewNotice>Something in the form is not complete yet; the page waits for it.</PreviewNotice>
        )
      }
    />
  )
}
