import { Tooltip, UnstyledButton } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { NewEnquiries } from '../enquiries/new-enquiries.tsx'
import { adminLinks, ownLinks } from '../kit/layout/admin-links.ts'
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
  return (
    <nav className={styles.sidebar} data-folded={collapsed || undefined} aria-label="Back office">
      <ul className={styles.entries}>
        {adminLinks.map((entry) => (
          <li key={entry.to}>
            <EntryLink {...entry} collapsed={collapsed} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      {collapsed ? null : <TaskIndicator className={styles.tasks} />}
      <ul className={styles.end}>
        {ownLinks.map((entry) => (
          <li key={entry.to}>
            <EntryLink {...entry} collapsed={collapsed} onChosen={onChosen} />
          </li>
        ))}
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
