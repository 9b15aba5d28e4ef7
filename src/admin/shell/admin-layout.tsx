import { Burger, Drawer, ActionIcon, Menu, Alert, VisuallyHidden } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter, Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Sidebar as SidebarIcon, Account, Logout, View } from '../kit/layout/admin-icons.tsx'
import styles from './admin-layout.module.css'
import { usePerson } from '../kit/api/person.ts'
import { clearFailures } from '../kit/feedback/toasts.ts'
import { useLiveEnquiries } from '../enquiries/use-live-enquiries.ts'
import { filledDialog } from '../kit/layout/theme.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { siteQuery } from '../kit/layout/site-query.ts'
import { AdminSign } from '../kit/layout/admin-sign.tsx'
import { Sidebar } from './sidebar.tsx'
import { TaskIndicator } from '../exchange/tasks/task-indicator.tsx'
import { useFinishedTasks } from '../exchange/tasks/use-finished-tasks.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { identityQuery } from '../session/identity-query.ts'
import { keepSubscription } from '../session/notifications/subscription.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { serverMessages } from '#contract/admin/installation/server-messages.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { serverQuery } from '../kit/feedback/server-query.ts'

/** Stores whether the sidebar is collapsed. */
const cookieName = 'sidebar_state'

/** Pixels; below, the sidebar would take a third of a tablet. */
const roomyWidth = 1024

/** Seven days (specification 9), in seconds. */
const maxAge = 7 * 24 * 60 * 60

/** @returns whether the screen has room for it when nothing is stored. */
function readSidebarOpen(cookies: string): boolean {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
  return found ? found !== `${cookieName}=false` : globalThis.innerWidth >= roomyWidth
}

function rememberSidebarOpen(open: boolean): void {
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookieName}=${open}; Path=/admin; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

/** Width of the sidebar as a drawer (specification 9); the other two widths are in the style sheet. */
const drawerWidth = '18rem'

/** Header, sidebar and current screen, for all screens behind the sign-in. */
export function AdminLayout() {
  const isNarrow = useIsNarrow()
  const [open, setOpen] = useState(() => readSidebarOpen(document.cookie))
  const [drawer, { toggle: toggleDrawer, close: closeDrawer }] = useDisclosure(false)
  const toggleCollapsed = () => {
    rememberSidebarOpen(!open)
    setOpen(!open)
  }
  useFinishedTasks()
  useEffect(() => void keepSubscription().catch(() => {}), [])
  useLiveEnquiries()
  const router = useRouter()
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => void (pathChanged && clearFailures())),
    [router],
  )
  const site = useQuery(siteQuery).data
  const brand = site?.brand_name
  const accent = site?.accent
  useEffect(() => {
    if (accent) document.documentElement.dataset.accent = accent
  }, [accent])
  const toggle = isNarrow ? toggleDrawer : toggleCollapsed
  // In fields and the editor Ctrl/Cmd+B makes text bold.
  useHotkeys([['mod+B', toggle]], ['INPUT', 'TEXTAREA', 'SELECT'], false)
  return (
    <div className={styles.frame} data-folded={!open || undefined}>
      <a href="#screen" className={styles.skip}>
        Skip to the screen
      </a>
      <header className={styles.header}>
        {isNarrow ? (
          <Burger opened={drawer} onClick={toggle} aria-label="Toggle menu" aria-expanded={drawer} size="sm" />
        ) : (
          <ActionIcon
            variant="subtle"
            color="gray"
            c="inherit"
            size="2.5rem"
            onClick={toggle}
            aria-label="Toggle sidebar"
            aria-expanded={open}
          >
            <SidebarIcon />
          </ActionIcon>
        )}
        <AdminSign named className={styles.logo} />
        <span className={styles.title}>
          {!brand ? null : site.logo_has_name ? <VisuallyHidden>{brand} </VisuallyHidden> : <span>{brand} </span>}
          <span className={brand ? styles.admin : undefined}>Admin</span>
        </span>
        <PaletteButton />
        {isNarrow ? null : (
          <a href="/" target="_blank" rel="noopener" className={styles.site}>
            View site
          </a>
        )}
        <AccountMenu />
      </header>
      {isNarrow ? (
        <Drawer
          opened={drawer}
          onClose={closeDrawer}
          size={drawerWidth}
          title="Admin"
          classNames={filledDialog}
          styles={{ body: { minHeight: 0 } }}
        >
          <Sidebar collapsed={false} onChosen={closeDrawer} />
        </Drawer>
      ) : (
        <div className={styles.side}>
          <div className={styles.sticky}>
            <Sidebar collapsed={!open} />
          </div>
        </div>
      )}
      <main id="screen" tabIndex={-1} className={styles.main}>
        {isNarrow || !open ? <TaskIndicator mb="md" /> : null}
        <DiskNotice />
        <Outlet />
      </main>
    </div>
  )
}

/** Menu of every screen: who is signed in, the account, and signing out. */
function AccountMenu() {
  const signOut = useSignOut()
  const isNarrow = useIsNarrow()
  const email = useQuery(identityQuery).data?.email
  const person = usePerson()
  return (
    <Menu position="bottom-end" width="15rem" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size="xl" aria-label="Account menu">
          <Account />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {email ? <Menu.Label>Signed in as {email}</Menu.Label> : null}
        {person ? <Menu.Label>Writing as {person}</Menu.Label> : null}
        <Menu.Item leftSection={<Account />} renderRoot={(props) => <Link to={adminPaths.account} {...props} />}>
          Account
        </Menu.Item>
        {person ? null : (
          <Menu.Item renderRoot={(props) => <Link to={adminPaths.account} {...props} />}>Who is writing?</Menu.Item>
        )}
        {isNarrow ? (
          <Menu.Item leftSection={<View />} component="a" href="/" target="_blank" rel="noopener">
            View site
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<Logout />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Warns on every screen when the server's disk is nearly full. */
function DiskNotice() {
  const { data } = useQuery(serverQuery)
  const disk = data?.disk
  if (!disk || disk.state === 'enough') return null
  const { title, text } = serverMessages.disk[disk.state]
  return (
    <Alert variant="outline" color={disk.state === 'full' ? 'madder' : 'indigo'} title={title} role="alert" mb="lg">
      {text} {serverMessages.disk.left(formatBytes(disk.free), formatBytes(disk.total))}
    </Alert>
  )
}
