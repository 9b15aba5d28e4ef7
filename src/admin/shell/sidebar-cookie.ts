/** Stores whether the sidebar is collapsed. */
const cookieName = 'sidebar_state'

/** Seven days (specification 9), in seconds. */
const maxAge = 7 * 24 * 60 * 60

/** @returns true when nothing is stored. */
export function readSidebarOpen(cookies: string): boolean {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
  return found !== `${cookieName}=false`
}

export function rememberSidebarOpen(open: boolean): void {
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookieName}=${open}; Path=/admin; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
