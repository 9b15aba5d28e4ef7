import type { MailAccessState, TypedMail } from '#contract/admin/installation/mail.ts'
import type { MailSettings } from '../config/mail-settings.ts'
import type { PrivateSettings } from './private-settings.ts'

export type MailAccess = ReturnType<typeof mailAccess>

/** Where mails are sent from: the variables, or else what the owner set up in the browser. */
export function mailAccess(fixed: MailSettings | null, settings: PrivateSettings) {
  const stored = () => settings.read<TypedMail>('mail')
  return {
    /** Whether the variables decide. */
    isFixed: fixed !== null,
    /** @returns null where no mail is sent. */
    async current(): Promise<MailSettings | null> {
      if (fixed) return fixed
      const found = await stored()
      return found.state === 'set' ? settingsOf(found.value) : null
    },
    async state(): Promise<MailAccessState> {
      if (fixed) return { source: 'variables', server: serverIn(fixed.url), from: fixed.from, to: fixed.to }
      const found = await stored()
      if (found.state !== 'set')
        return { source: found.state === 'missing' ? 'none' : 'unreadable', server: null, from: null, to: null }
      const { host, port, user, password, from, to } = found.value
      return { source: 'saved', server: { host, port, user, has_password: password !== null }, from, to }
    },
    /** @returns the typed values with the stored password, or null if it belongs to another sign-in. */
    async completed(typed: TypedMail): Promise<TypedMail | null> {
      if (typed.password !== null || typed.user === null) return typed
      const found = await stored()
      const isSame =
        found.state === 'set' && (['host', 'port', 'user'] as const).every((name) => found.value[name] === typed[name])
      return isSame ? { ...typed, password: found.value.password } : null
    },
    /** @param typed completed. */
    save: (typed: TypedMail) => settings.write('mail', typed),
    remove: () => settings.remove('mail'),
  }
}

/** Port of servers that are encrypted from the start. */
const implicitTls = 465
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+)$/i

/** Passwords travel encrypted, but on this machine. */
export function settingsOf({ host, port, user, password, from, to }: TypedMail): MailSettings {
  const account = user === null ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`
  const protocol = port === implicitTls ? 'smtps' : 'smtp'
  const encrypted = port === implicitTls || loopback.test(host) ? '' : '?requireTLS=true'
  return { url: `${protocol}://${account}${host}:${port}/${encrypted}`, from, to }
}

function serverIn(address: string): MailAccessState['server'] {
  const url = new URL(address)
  return {
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? implicitTls : 587),
    user: url.username ? decodeURIComponent(url.username) : null,
    has_password: url.password !== '',
  }
}
