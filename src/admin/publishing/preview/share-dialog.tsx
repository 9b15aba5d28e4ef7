import { Box, Button, Group, Modal, Radio, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defaultPreviewDays, previewDays, type SharedPreview } from '#contract/admin/drafts/previews.ts'
import { adminMessages } from '#contract/messages.ts'
import { formatAgo, formatShortDay, formatTime } from '#values/format/dates.ts'
import { whatsappLink } from '#values/whatsapp.ts'
import { adminApi, callError } from '../../kit/api/admin-api.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { CopyText } from '../../kit/field/copy-text.tsx'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { toastFailure, toastSuccess } from '../../kit/feedback/toasts.ts'
import { usePreview, type Previewed, type PreviewState } from './use-preview.ts'

const { previews: messages } = adminMessages

interface ShareDialogProps {
  previewed: Previewed
  /** State of the form's preview. */
  state: PreviewState
  onClose: () => void
}

/** Links to what a form holds whose preview is not open. */
export function ShareForm(props: Omit<ShareDialogProps, 'state'>) {
  return <ShareDialog {...props} state={usePreview(props.previewed)} />
}

/** Makes links to what the form holds now, and lists those that are valid. */
export function ShareDialog({ previewed: { entity, itemId }, state, onClose }: ShareDialogProps) {
  const { preview, error, retry } = state
  const [days, setDays] = useState<number>(defaultPreviewDays)
  const [made, setMade] = useState<string | null>(null)
  const item_id = itemId ?? preview?.id
  const queryKey = ['admin-previews', entity, item_id]
  const links = useQuery({
    queryKey,
    queryFn: ({ signal }) => adminApi.previews.list({ entity, item_id: item_id! }, { signal }),
    enabled: item_id !== undefined,
    staleTime: 0,
  })
  const queryClient = useQueryClient()
  const reload = useReload()
  const { make, isMaking } = useMakeLink(state, days, async (id) => {
    await reload()
    setMade(id)
    const shared = queryClient.getQueryData<SharedPreview[]>(queryKey)?.find((each) => each.id === id)
    toastSuccess(shared && (await isCopied(addressOf(shared))) ? messages.copied : messages.shared)
  })
  const link = links.data?.find(({ id }) => id === made)
  return (
    <Modal opened onClose={onClose} title="Share preview" size="34rem">
      <Text>
        Anyone with the link sees this page as it is in the form now, without signing in. Later changes are not in it.
        All links in the page stay in the preview.
      </Text>
      <Radio.Group
        label="The link is valid for"
        mt="md"
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
      >
        <Group gap="0.5rem 1.5rem" pt="0.5rem">
          {previewDays.map((each) => (
            <Radio key={each} value={String(each)} label={each === 1 ? '1 day' : `${each} days`} />
          ))}
        </Group>
      </Radio.Group>
      {error ? (
        <LoadFailure title={messages.shareFailed} error={error} onRetry={retry} />
      ) : (
        <Button mt="md" data-autofocus aria-disabled={isMaking || undefined} onClick={make}>
          {isMaking ? 'Making the link…' : 'Make and copy link'}
        </Button>
      )}
      {link ? (
        <Group gap="0.75rem" align="end" wrap="nowrap" mt="md">
          <TextInput
            label="Link"
            readOnly
            value={addressOf(link)}
            onFocus={(event) => event.currentTarget.select()}
            flex={1}
          />
          <CopyText value={addressOf(link)} label="Copy link" size="sm" />
          <Button
            component="a"
            variant="default"
            href={whatsappLink('', addressOf(link))}
            target="_blank"
            rel="noopener"
            aria-label="Send the link on WhatsApp"
          >
            WhatsApp
          </Button>
        </Group>
      ) : null}
      <Text component="h3" fw={600} mt="lg" mb="xs">
        Valid links
      </Text>
      {links.error ? (
        <LoadFailure title={messages.listFailed} error={links.error} onRetry={links.refetch} />
      ) : links.data ? (
        <Links links={links.data} />
      ) : (
        <Skeleton height={48} role="status" aria-label="Loading" />
      )}
    </Modal>
  )
}

/** Creates the link once the server has the form's values, so the button responds at once. */
function useMakeLink({ preview, isCurrent }: PreviewState, days: number, onMade: (id: string) => Promise<void>) {
  const [isWanted, setWanted] = useState(false)
  const { mutate } = useWrite({
    write: ({ preview_id, chosen }: { preview_id: string; chosen: (typeof previewDays)[number] }, { api }) =>
      api.previews.share({ preview_id, days: chosen }),
    onSuccess: async ({ id }) => {
      await onMade(id)
      setWanted(false)
    },
    onError: (error) => {
      setWanted(false)
      toastFailure(callError(error)?.code === 'PREVIEW_NOT_FOUND' ? messages.notFound : messages.shareFailed)
    },
  })
  const preview_id = isWanted && isCurrent ? preview?.id : undefined
  useEffect(() => {
    if (preview_id) mutate({ preview_id, chosen: previewDays.find((each) => each === days)! })
    // Once for each press; other days are for the next link.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [preview_id])
  return { make: () => setWanted(true), isMaking: isWanted }
}

/** Browsers refuse it without HTTPS, and some after the wait for the server; the link's own button is left then. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function addressOf({ path }: SharedPreview): string {
  return `${globalThis.location.origin}${path}`
}

function Links({ links }: { links: SharedPreview[] }) {
  const revoke = useWrite({
    write: (id: string, { api }) => api.previews.revoke({ id }),
    onSuccess: () => toastSuccess(messages.revoked),
    onError: () => toastFailure(messages.revokeFailed),
  })
  if (links.length === 0) return <Text c="dimmed">No link yet.</Text>
  return (
    <Stack component="ul" gap={0} className="lined">
      {links.map((link) => (
        <Group component="li" key={link.id} gap="0.375rem 0.75rem" py="0.625rem">
          <Box flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
            {link.label}
            <Text size="xs" c="dimmed">
              Valid until {formatShortDay(link.expires_at)}, {formatTime(link.expires_at)} ·{' '}
              {link.last_used_at ? `last opened ${formatAgo(link.last_used_at)}` : 'not opened yet'}
            </Text>
          </Box>
          <CopyText value={addressOf(link)} label="Copy link" />
          <Button
            variant="default"
            size="compact-sm"
            disabled={revoke.isPending}
            aria-label={`Revoke the link to ${link.label} that is valid until ${formatShortDay(link.expires_at)}`}
            onClick={() => revoke.mutate(link.id)}
          >
            Revoke
          </Button>
        </Group>
      ))}
    </Stack>
  )
}
