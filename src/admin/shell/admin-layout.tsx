import { Burger, Drawer, UnstyledButton } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Sidebar as SidebarIcon } from '../kit/layout/admin-icons.tsx'
import styles from './admin-layout.module.css'
import { DiskNotice } from './disk-notice.tsx'
import { clearFailures } from '../kit/feedback/toasts.ts'
import { PaletteDoor } from '../palette/palette-door.tsx'
import { siteQuery } from '../kit/layout/site-query.ts'
import { AccountMenu } from './account-menu.tsx'
import { AdminSign } from '../kit/layout/admin-sign.tsx'
import { readSidebarOpen, rememberSidebarOpen } from './sidebar-cookie.ts'
import { Sidebar } from './sidebar.tsx'
import { TaskIndicator } from '../exchange/tasks/task-indicator.tsx'
import { useFinishedTasks } from '../exchange/tasks/use-finished-tasks.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'

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
  const router = useRouter()
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => void (pathChanged && clearFailures())),
    [router],
  )
  const brand = useQuery(siteQuery).data?.brand_name
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
          <UnstyledButton onClick={toggle} aria-label="Toggle sidebar" aria-expanded={open} className={styles.toggle}>
            <SidebarIcon />
          </UnstyledButton>
        )}
        <AdminSign className={styles.logo} />
        <span className={styles.title}>
          {brand ? <span className={styles.brand}>{brand} </span> : null}
          <span className={brand ? styles.admin : undefined}>Admin</span>
        </span>
        <PaletteDoor />
        {isNarrow ? null : (
          <a href="/" target="_blank" rel="noopener" className={styles.site}>
            View site
          </a>
        )}
        <AccountMenu />
      </header>
      {isNarrow ? (
        <Drawer opened={drawer} onClose={closeDrawer} size={drawerWidth} title="Admin" classNames={drawerClasses}>
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
        {isNarrow || !open ? <TaskIndicator className={styles.tasks} /> : null}
        <DiskNotice />
        <Outlet />
      </main>
    </div>
  )
}

const drawerClasses = {
  content: styles.drawer,
  header: styles.drawerHeader,
  title: styles.title,
  body: styles.drawerBody,
}
