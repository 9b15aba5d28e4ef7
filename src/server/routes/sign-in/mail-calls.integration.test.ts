import { afterEach, expect, it } from 'vitest'
import { mailCalls, mailMessages } from '#contract/admin/installation/mail.ts'
import { mailAccess } from '#server/platform/access/mail-access.ts'
import { privateSettingsOf } from '#server/platform/access/private-settings.ts'
import { privateSettings } from '#server/platform/db/schema.ts'
import { adminPassword, anAdmin, aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, testSecret, type TestDatabase } from '#tests/support/database/test-database.ts'
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts'

const path = (name: keyof typeof mailCalls) => `/api/auth${mailCalls[name]}`
const host = '127.0.0.1'
const typed = { host, port: 587, user: '', password: '', from: 'site@hatheli.example', to: 'desk@hatheli.example' }

describeWithDatabase('mail set up in the browser', (open) => {
  const running: MailServer[] = []
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop()
  })

  async function aServer(): Promise<MailServer> {
    const server = await startMailServer()
    running.push(server)
    return server
  }

  /** @returns what sends calls as the signed-in owner does. */
  async function owner(test: TestDatabase) {
    await anAdmin(test)
    const browser = await aSignedInBrowser(test)
    return async (name: keyof typeof mailCalls, mail?: object, password = adminPassword) => {
      const answer = await (name === 'state'
        ? browser.send('GET', path(name))
        : browser.send('POST', path(name), { password, mail }))
      return [answer.status, await answer.json()] as [number, Record<string, unknown>]
    }
  }

  it('is tried, saved, shown without its password, and switched off', async () => {
    const test = open()
    const call = await owner(test)
    const server = await aServer()
    const mail = { ...typed, port: server.port }
    expect(await call('state')).toEqual([200, { source: 'none', server: null, from: null, to: null }])
    expect(await call('try', mail)).toEqual([200, { sent: true, to: 'admin@hatheli.example' }])
    expect(server.received).toHaveLength(1)
    expect(await call('state')).toMatchObject([200, { source: 'none' }])
    const saved = { ...mail, user: 'asha', password: 'p%41ss word' }
    const shown = {
      source: 'saved',
      server: { host, port: server.port, user: 'asha', has_password: true },
      from: typed.from,
      to: typed.to,
    }
    expect(await call('save', saved)).toEqual([200, shown])
    expect(await call('state')).toEqual([200, shown])
    const rows = JSON.stringify(await test.db.select().from(privateSettings))
    for (const secret of ['asha', 'p%41ss', 'hatheli.example']) expect(rows).not.toContain(secret)
    expect(await call('remove')).toMatchObject([200, { source: 'none' }])
  })

  it('needs the right password of the back office, and no session of another', async () => {
    const test = open()
    const call = await owner(test)
    const server = await aServer()
    for (const name of ['try', 'save', 'remove'] as const) {
      const [status] = await call(name, { ...typed, port: server.port }, 'not the password')
      expect(status).toBe(400)
    }
    expect(server.received).toHaveLength(0)
    expect(await test.db.$count(privateSettings)).toBe(0)
    for (const name of ['state', 'try', 'save', 'remove'] as const) {
      const init = name === 'state' ? {} : { method: 'POST', headers: { origin: test.config.siteUrl } }
      expect((await test.request(path(name), init)).status).toBe(401)
    }
  })

  it('says what is wrong with a server, without its words', async () => {
    const call = await owner(open())
    const server = await aServer()
    server.mode = 'refuse'
    expect(await call('try', { ...typed, port: server.port })).toEqual([200, { sent: false, code: 'EMESSAGE 550' }])
    await running.pop()!.stop()
    const [status, { sent, code }] = await call('try', { ...typed, port: server.port })
    expect([status, sent]).toEqual([200, false])
    expect(code).toMatch(/^E[A-Z]+$/)
  })

  it.each([
    [{ host: 'smtp example' }, mailMessages.host],
    [{ host: 'smtp.example/?requireTLS=false' }, mailMessages.host],
    [{ port: 0 }, mailMessages.port],
    [{ from: 'site@hatheli.example\r\nBcc: all@mail.example' }, mailMessages.address],
    [{ to: 'nobody' }, mailMessages.address],
  ])('refuses %j', async (changes, message) => {
    const call = await owner(open())
    expect(await call('save', { ...typed, ...changes })).toMatchObject([400, { message }])
  })

  it('asks for the password of the mail server again when the server changes', async () => {
    const test = open()
    const call = await owner(test)
    const mail = { ...typed, user: 'asha', password: 'p%41ss word' }
    await call('save', mail)
    const access = mailAccess(null, privateSettingsOf(test.db, testSecret))
    const url = 'smtp://asha:p%2541ss%20word@127.0.0.1:587/'
    expect(await access.current()).toMatchObject({ url })
    const kept = { ...mail, password: '', from: 'other@hatheli.example' }
    expect(await call('save', kept)).toMatchObject([200, { from: 'other@hatheli.example' }])
    expect(await access.current()).toMatchObject({ url, from: 'other@hatheli.example' })
    for (const changed of [{ host: 'localhost' }, { port: 25 }, { user: 'ravi' }])
      expect(await call('save', { ...kept, ...changed })).toMatchObject([400, { message: mailMessages.passwordNeeded }])
  })

  it('encrypts connections to other machines', async () => {
    const test = open()
    const access = mailAccess(null, privateSettingsOf(test.db, testSecret))
    const urls = async (mail: object) => {
      await access.save({ ...typed, user: null, password: null, ...mail })
      return (await access.current())!.url
    }
    expect(await urls({ host: 'smtp.example' })).toBe('smtp://smtp.example:587/?requireTLS=true')
    expect(await urls({ host: 'smtp.example', port: 465 })).toBe('smtps://smtp.example:465/')
  })

  it('leaves the variables in charge where they are set', async () => {
    const test = open()
    await anAdmin(test)
    const mail = { url: 'smtps://site:secret@mail.example', from: typed.from, to: null }
    const app = test.appWith({ config: { ...test.config, mail } })
    const request: TestDatabase['request'] = async (to, init) =>
      app.request(new URL(to, test.config.siteUrl).href, init)
    const browser = await aSignedInBrowser({ ...test, request })
    const state = await (await browser.send('GET', path('state'))).json()
    expect(state).toEqual({
      source: 'variables',
      server: { host: 'mail.example', port: 465, user: 'site', has_password: true },
      from: typed.from,
      to: null,
    })
    const answer = await browser.send('POST', path('save'), { password: adminPassword, mail: typed })
    expect([answer.status, await answer.json()]).toMatchObject([409, { message: mailMessages.fixed }])
  })

  it('is typed again after the secret of the installation changed', async () => {
    const test = open()
    const call = await owner(test)
    await call('save', typed)
    const moved = mailAccess(null, privateSettingsOf(test.db, 'another secret'))
    expect(await moved.state()).toMatchObject({ source: 'unreadable', server: null })
    expect(await moved.current()).toBeNull()
  })
})
