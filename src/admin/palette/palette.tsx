import { ActionIcon, Button, Group, Kbd, Modal, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Close } from '#ui/icons.tsx'
import { isOffline, isSignedOut } from '../kit/api/admin-api.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { Search } from '../kit/layout/admin-icons.tsx'
import { dialogProps, filledDialog } from '../kit/layout/theme.ts'
import type { ListSearch } from '../kit/list/list-search.ts'
import { itemAt } from '../kit/search/found-items.ts'
import { statusText } from '../kit/search/item-picker.tsx'
import { namedItemsQuery, useItemSearch } from '../kit/search/search-query.ts'
import { useChoice } from '../kit/search/use-choice.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { useOfferedActions } from '../kit/form/form-actions.ts'
import { entriesAtFirst, entriesFound, formEntries, type Entry } from './palette-entries.ts'
import { PaletteList } from './palette-list.tsx'
import styles from './palette.module.css'
import { recentItems } from '../kit/search/recent-items.ts'

interface PaletteProps {
  onClose: () => void
  /** Closes it first. */
  onChoose: (entry: Entry, newTab: boolean) => void
}

/** Finds everything by name, and runs actions available everywhere: docs/decisions/0092. */
export function Palette({ onClose, onChoose }: PaletteProps) {
  const isNarrow = useIsNarrow()
  const [typed, setTyped] = useState('')
  const { groups, status, failure, isSearching } = usePaletteEntries(typed)
  const entries = groups.flatMap((group) => group.entries)
  const choice = useChoice({
    count: entries.length,
    of: typed.trim(),
    onChoose: (index, newTab) => onChoose(entries[index]!, newTab),
  })
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="40rem"
      fullScreen={isNarrow}
      zIndex={400}
      yOffset="12dvh"
      returnFocus={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      classNames={filledDialog}
      styles={{ content: { overflow: 'hidden' } }}
    >
      <Modal.Overlay {...dialogProps.overlayProps} />
      <Modal.Content aria-label="Search everything" mah={isNarrow ? undefined : '76dvh'}>
        <Modal.Body mih={0}>
          <div className={styles.field}>
            <TextInput
              {...choice.fieldProps}
              data-autofocus
              aria-label="Search everything"
              placeholder="Trips, vendors, blogs, actions …"
              size="md"
              variant="unstyled"
              leftSection={<Search />}
              flex={1}
              className={styles.input}
              value={typed}
              // Otherwise Escape would also close a dialog beneath.
              data-mantine-stop-propagation="true"
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
                else choice.onKeyDown(event)
              }}
            />
            <ActionIcon variant="subtle" color="gray" size="xl" aria-label="Close" onClick={onClose}>
              <Close />
            </ActionIcon>
          </div>
          {failure}
          <Text role="status" c="dimmed" className={styles.status}>
            {status}
          </Text>
          <PaletteList groups={groups} choice={choice} isSearching={isSearching} />
          <Hints />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Entries for a text, and the status to announce. */
function usePaletteEntries(typed: string) {
  const signOut = useSignOut()
  const form = formEntries(useOfferedActions())
  const { pathname, search } = useLocation()
  const here = itemAt(pathname, (search as ListSearch).edit)
  const [named] = useState(() => recentItems().filter(({ entity, id }) => entity !== here?.entity || id !== here.id))
  const recent = useQuery(namedItemsQuery(named))
  const { found, searched, isSearching, error, retry } = useItemSearch(typed)
  const leave = () => void signOut()
  const text = typed.trim()
  if (text === '') {
    const groups = entriesAtFirst(form, recent.data ?? [], leave)
    return {
      groups,
      isSearching: false,
      status: recent.isLoading ? 'Loading recently opened items …' : '',
      failure: null,
    }
  }
  // While the next letters are searched, the last results stay; those of an earlier text may not fit at all.
  const groups = entriesFound(text, form, error ? [] : (found?.items ?? []), leave)
  const isEmpty = groups.length === 0
  const status =
    error && !isSearching ? '' : statusText({ typed: searched, isSearching, isEmpty, similar: found?.similar ?? false })
  return { groups, isSearching, status, failure: error ? <Failure error={error} onRetry={retry} /> : null }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const signedOut = isSignedOut(error)
  return (
    <Group role="alert" justify="space-between" gap="0.5rem 1rem" p="0.75rem 1.25rem" c="madder">
      <Text>{failureText(error)}</Text>
      {/* Reloading leads to the login page, which returns here. */}
      <Button variant="default" size="compact-md" onClick={signedOut ? () => globalThis.location.reload() : onRetry}>
        {signedOut ? 'Sign in' : 'Try again'}
      </Button>
    </Group>
  )
}

function failureText(error: unknown): string {
  if (isSignedOut(error)) return 'Your session has ended.'
  return isOffline(error)
    ? 'The server could not be reached. Screens and actions are still found.'
    : 'The search failed. Screens and actions are still found.'
}

/** For keyboards; a phone has none. */
function Hints() {
  return (
    <Group visibleFrom="sm" gap="0.25rem 1.25rem" p="0.625rem 1.25rem" c="dimmed" fz="xs" aria-hidden>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
      </span>
      <span>
        <Kbd>Enter</Kbd> open
      </span>
      <span>
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> in a new tab
      </span>
      <span>
        <Kbd>Esc</Kbd> close
      </span>
    </Group>
  )
}
