import { ActionIcon, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { identityQuery } from '../session/identity-query.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { Account, Logout, View } from '../kit/layout/admin-icons.tsx'

/** Who is signed in, the account, and signing out, from every screen. */
export function AccountMenu() {
  const signOut = useSignOut()
  const isNarrow = useIsNarrow()
  const email = useQuery(identityQuery).data?.email
  return (
    <Menu position="bottom-end" width="15rem" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size="xl" aria-label="Account menu">
          <Account />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {email ? <Menu.Label>Signed in as {email}</Menu.Label> : null}
        <Menu.Item leftSection={<Account />} renderRoot={(props) => <Link to={adminPaths.account} {...props} />}>
          Account
        </Menu.Item>
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
