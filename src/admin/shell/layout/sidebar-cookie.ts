/** Name of the cookie that remembers whether the sidebar is folded. */
const cookieName = 'sidebar_state'

/** Seven days (specification 9), in seconds. */
const rememberedFor = 7 * 24 * 60 * 60

/** @returns whether the sidebar was left open; open when nothing is remembered. */
export function readSidebarOpen(cookies: string): boolean {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
  return found !== `${cookieName}=false`
}

/** Remembers the choice for seven days. */
export function rememberSidebarOpen(open: boolean): void {
  const secure = globalThis.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookieName}=${open}; Path=/admin; Max-Age=${rememberedFor}; SameSite=Lax${secure}`
}
