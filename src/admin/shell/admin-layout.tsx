import { AppShell, Burger, Group, NavLink, Tooltip, UnstyledButton } from '@mantine/core'
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { adminPaths } from '#values/admin-paths.ts'
import { adminLinks } from './admin-links.ts'
import * as icons from './admin-icons.tsx'
import { Logo } from '#ui/logo.tsx'
import styles from './admin-layout.module.css'
import { readSidebarOpen, rememberSidebarOpen } from './sidebar-cookie.ts'
import { useSignOut } from './use-sign-out.ts'

/** Below this width the sidebar is a drawer (specification 9). */
const narrow = 768
const widths = { open: '16rem', folded: '3rem', drawer: '18rem' }

/** The frame of every screen behind the sign-in: header, sidebar, screen. */
export function AdminLayout() {
  const [open, setOpen] = useState(() => readSidebarOpen(document.cookie))
  const [drawer, { toggle: toggleDrawer, close: closeDrawer }] = useDisclosure(false)
  const isNarrow = useMediaQuery(`(max-width: ${narrow - 0.02}px)`, undefined, { getInitialValueInEffect: false })
  const fold = () => {
    rememberSidebarOpen(!open)
    setOpen(!open)
  }
  const toggle = isNarrow ? toggleDrawer : fold
  // In fields and the editor the same keys make bold text, so they are left alone there (the hook's default).
  useHotkeys([['mod+B', toggle]], ['INPUT', 'TEXTAREA', 'SELECT'], false)
  const folded = !open && !isNarrow
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{
        width: isNarrow ? widths.drawer : open ? widths.open : widths.folded,
        breakpoint: narrow,
        collapsed: { mobile: !drawer },
      }}
      padding={{ base: 'md', md: 'xl' }}
      transitionDuration={160}
    >
      <a href="#screen" className={styles.skip}>
        Skip to the screen
      </a>
      <AppShell.Header className={styles.header}>
        <Group h="100%" px="sm" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            {isNarrow ? (
              <Burger opened={drawer} onClick={toggle} aria-label="Toggle menu" aria-expanded={drawer} size="sm" />
            ) : (
              <UnstyledButton
                onClick={toggle}
                aria-label="Toggle sidebar"
                aria-expanded={open}
                className={styles.toggle}
              >
                <icons.Sidebar />
              </UnstyledButton>
            )}
            <span className={styles.sign}>
              <Logo className={styles.logo} />
            </span>
            <span className={styles.title}>Admin</span>
          </Group>
          <a href="/" className={styles.site}>
            View site
          </a>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={styles.navbar} data-folded={folded || undefined} aria-label="Back office">
        <SidebarEntries folded={folded} onChosen={closeDrawer} />
      </AppShell.Navbar>
      {isNarrow && drawer ? (
        <button type="button" className={styles.backdrop} aria-label="Close menu" onClick={closeDrawer} />
      ) : null}
      <AppShell.Main id="screen" tabIndex={-1} className={styles.main}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}

interface SidebarEntriesProps {
  folded: boolean
  onChosen: () => void
}

function SidebarEntries({ folded, onChosen }: SidebarEntriesProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const signOut = useSignOut()
  return (
    <>
      <AppShell.Section grow>
        {adminLinks.map(({ to, label, Icon }) => (
          <Tooltip key={to} label={label} position="right" disabled={!folded}>
            <NavLink
              renderRoot={(props) => <Link to={to} onClick={onChosen} {...props} />}
              label={<span className={folded ? styles.hidden : ''}>{label}</span>}
              leftSection={<Icon />}
              active={pathname === to}
              aria-current={pathname === to ? 'page' : undefined}
              className={styles.entry}
            />
          </Tooltip>
        ))}
      </AppShell.Section>
      <AppShell.Section className={styles.end}>
        <Tooltip label="Account" position="right" disabled={!folded}>
          <NavLink
            renderRoot={(props) => <Link to={adminPaths.account} onClick={onChosen} {...props} />}
            label={<span className={folded ? styles.hidden : ''}>Account</span>}
            leftSection={<icons.Account />}
            active={pathname === adminPaths.account}
            aria-current={pathname === adminPaths.account ? 'page' : undefined}
            className={styles.entry}
          />
        </Tooltip>
        <Tooltip label="Logout" position="right" disabled={!folded}>
          <NavLink
            component="button"
            type="button"
            label={<span className={folded ? styles.hidden : ''}>Logout</span>}
            leftSection={<icons.Logout />}
            onClick={signOut}
            className={styles.entry}
          />
        </Tooltip>
      </AppShell.Section>
    </>
  )
}
