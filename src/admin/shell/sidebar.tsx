import { Tooltip, UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { ChevronDown } from '#ui/icons.tsx'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { NewEnquiries } from '../enquiries/new-enquiries.tsx'
import { linksIn } from '../kit/layout/admin-links.ts'
import { Logout } from '../kit/layout/admin-icons.tsx'
import styles from './sidebar.module.css'
import { TaskIndicator } from '../exchange/tasks/task-indicator.tsx'
import { useSignOut } from '../session/use-sign-out.ts'

interface SidebarProps {
  /** Shows icons only; the labels remain for screen readers and as tooltips. */
  collapsed: boolean
  /** Called when an entry is selected. */
  onChosen?: () => void
}

/** Specification 2.12. */
export function Sidebar({ collapsed, onChosen }: SidebarProps) {
  const signOut = useSignOut()
  const entriesOf = (part: Parameters<typeof linksIn>[0]) =>
    linksIn(part).map((entry) => (
      <li key={entry.to}>
        <EntryLink {...entry} collapsed={collapsed} onChosen={onChosen} />
      </li>
    ))
  return (
    <nav className={styles.sidebar} data-folded={collapsed || undefined} aria-label="Back office">
      <ul className={styles.entries}>{entriesOf('main')}</ul>
      <ul className={styles.group}>
        {entriesOf('other')}
        <More collapsed={collapsed}>{entriesOf('more')}</More>
      </ul>
      {collapsed ? null : <TaskIndicator className={styles.tasks} bg="var(--color-limewash)" />}
      <ul className={`${styles.group} ${styles.end}`}>
        {entriesOf('own')}
        <li>
          <Tooltip label="Logout" position="right" disabled={!collapsed}>
            <UnstyledButton className={styles.entry} onClick={() => void signOut()}>
              <Logout />
              <span className={styles.label}>Logout</span>
            </UnstyledButton>
          </Tooltip>
        </li>
      </ul>
    </nav>
  )
}

/** Unfolds rarely used screens; remembered in this browser, and open while one of them is the current screen. */
function More({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
  const [unfolded, setUnfolded] = useLocalStorage({
    key: 'menu-more',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const isInside = useLocation({ select: ({ pathname }) => linksIn('more').some(({ to }) => to === pathname) })
  const open = unfolded || isInside
  return (
    <>
      <li>
        <Tooltip label="More" position="right" disabled={!collapsed}>
          <UnstyledButton className={styles.entry} aria-expanded={open} onClick={() => setUnfolded(!open)}>
            <ChevronDown className={styles.chevron!} />
            <span className={styles.label}>More</span>
          </UnstyledButton>
        </Tooltip>
      </li>
      {open ? children : null}
    </>
  )
}

interface EntryLinkProps extends SidebarProps {
  to: string
  label: string
  Icon: ComponentType
}

function EntryLink({ to, label, Icon, collapsed, onChosen }: EntryLinkProps) {
  const active = useLocation({ select: ({ pathname }) => pathname === to })
  return (
    <Tooltip label={label} position="right" disabled={!collapsed}>
      <Link to={to} onClick={onChosen} className={styles.entry} aria-current={active ? 'page' : undefined}>
        <Icon />
        <span className={styles.label}>{label}</span>
        {to === adminPaths.enquiries ? <NewEnquiries /> : null}
      </Link>
    </Tooltip>
  )
}
