import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** With its header. */
  raw: string
}

export interface MailServer {
  url: string
  port: number
  received: ReceivedMail[]
  /** What it does with the next mails. */
  mode: 'accept' | 'refuse'
  stop: () => Promise<void>
}

type DataParts = Parameters<NonNullable<ConstructorParameters<typeof SMTPServer>[0]>['onData'] & object>

type Receive = (stream: DataParts[0], session: DataParts[1]) => Promise<void>

/** A small real mail server on this machine. @param port for one that comes back. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const receive: Receive = async (stream, session) => {
    const raw = await text(stream)
    if (mail.mode === 'refuse') throw Object.assign(new Error('no such box, Asha Menon'), { responseCode: 550 })
    const { mailFrom, rcptTo } = session.envelope
    mail.received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw })
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => callbackify(receive)(stream, session, (error) => done(error)),
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = (server.server.address() as AddressInfo).port
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received: [],
    mode: 'accept',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mail
}
