import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { useModals } from '@mantine/modals'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { Search } from '../kit/layout/admin-icons.tsx'
import { isModK, modKey } from '../kit/hooks/mod-key.ts'
import type { Entry } from './palette-entries.ts'
import styles from './palette-button.module.css'
import { useNoteOpened } from '../kit/search/recent-items.ts'

const load = () => import('./palette.tsx')
/** Opening it reports a failure. */
const preload = () => void load().catch(() => {})
const Palette = lazy(async () => ({ default: (await load()).Palette }))

/** The button in the header that opens the palette, and Ctrl/Cmd+K from anywhere. */
export function PaletteButton() {
  const isNarrow = useIsNarrow()
  const { history } = useRouter()
  const [opened, setOpened] = useState(false)
  const before = useRef<Element | null>(null)
  useNoteOpened()
  const open = () => {
    const { activeElement } = document
    before.current = activeElement
    // Until the palette has loaded, typing must not go into another field.
    if (activeElement instanceof HTMLElement) activeElement.blur()
    load().then(
      () => setOpened(true),
      () => {
        returnFocus()
        toastFailure('The search could not be loaded. Please try again.')
      },
    )
  }
  const returnFocus = () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  /** The focus returns first: the chosen entry may move it, or remember where it was. */
  const close = () => {
    flushSync(() => setOpened(false))
    returnFocus()
  }
  const choose = ({ href, run }: Entry, newTab: boolean) => {
    close()
    if (run) run()
    else if (href && (newTab || !isScreen(href))) window.open(href, '_blank', 'noopener')
    else if (href) history.push(href)
  }
  usePaletteKeys(opened ? close : open)
  const button = {
    onClick: open,
    onPointerEnter: preload,
    onFocus: preload,
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': 'Control+K Meta+K',
  }
  return (
    <>
      {isNarrow ? (
        <ActionIcon variant="subtle" size="xl" ml="auto" aria-label="Search everything" {...button}>
          <Search />
        </ActionIcon>
      ) : (
        <UnstyledButton className={styles.opener} {...button}>
          <Search />
          <span>Search everything</span>
          <Kbd aria-hidden>{modKey}K</Kbd>
        </UnstyledButton>
      )}
      <Suspense>{opened ? <Palette onClose={close} onChoose={choose} /> : null}</Suspense>
    </>
  )
}

function isScreen(href: string): boolean {
  return href.startsWith(`${adminPaths.root}/`)
}

/**
 * Ctrl/Cmd+K, also from fields. The editor takes the key where it makes a link of a selection; a question has to be
 * answered first.
 */
function usePaletteKeys(toggle: () => void): void {
  const { modals } = useModals()
  const isAsking = modals.length > 0
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The palette is there before its second key.
      if (event.key === 'Control' || event.key === 'Meta') preload()
      if (!isModK(event) || event.defaultPrevented) return
      event.preventDefault()
      if (!isAsking) toggle()
    }
    globalThis.addEventListener('keydown', onKeyDown)
    return () => globalThis.removeEventListener('keydown', onKeyDown)
  })
}
