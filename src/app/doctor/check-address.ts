import type { DoctorAnswer } from '#server/platform/auth/doctor-key.ts'
import type { Config } from '#server/platform/config/config.ts'
import { askProgram, inventedAddress, type Asked } from './ask-program.ts'
import { clockFinding } from './clock-finding.ts'
import { codeOf, failed, ok, warning, type Found } from './finding.ts'

/** Findings by check. */
export type AddressFindings = Partial<Record<'program' | 'address' | 'proxies' | 'clock', Found[]>>

/** Whether the program runs here, whether SITE_URL leads to it, and what its proxies add on the way. */
export async function checkAddress(config: Config, secret: string | null): Promise<AddressFindings> {
  if (!secret) return { program: [warning('has not been started here yet', "Start it with 'npm start'.")] }
  const here = await askProgram(ownOrigin(config), secret).catch(() => null)
  const program = here?.answer
    ? [ok(`runs at ${ownOrigin(config)}`)]
    : [warning(`does not run at ${ownOrigin(config)}`, 'Start it, to have its address checked.')]
  const from = addressProblems(config)
  try {
    return { program, ...(await throughAddress(config, await askProgram(config.siteUrl, secret), from)) }
  } catch (error) {
    const reason = `${config.siteUrl} does not answer (${codeOf(error)})`
    const found = here?.answer
      ? failed(reason, 'Look at the name’s address, the certificate, the web server in front and the firewall.')
      : warning(reason, 'Start the program, and look at the web server in front of it.')
    return { program, address: [...from, found] }
  }
}

async function throughAddress(config: Config, asked: Asked, from: Found[]): Promise<AddressFindings> {
  const clock = asked.ahead === null ? {} : { clock: [clockFinding(config.siteUrl, asked.ahead, 1)] }
  if (!asked.answer) {
    const reason = `something else than this program answers at ${config.siteUrl} (status ${asked.status})`
    const advice = 'Let the web server forward all paths to the program, and give all nodes the same SESSION_SECRET.'
    return { address: [...from, failed(reason, advice)], ...clock }
  }
  const address = [...from, ok(`${config.siteUrl} leads to this program`)]
  return { address, proxies: [proxyFinding(asked.answer, config.trustedProxies)], ...clock }
}

/** The program may also listen on all addresses. */
function ownOrigin({ host, port }: Config): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

function addressProblems({ siteUrl, siteUrlGiven }: Config): Found[] {
  const { protocol, hostname } = new URL(siteUrl)
  const isHere = /^(?:localhost|127\..*|\[::1\])$/.test(hostname)
  if (!siteUrlGiven) {
    return [warning(`SITE_URL is not set, so pages name ${siteUrl}`, 'Set it to the origin that visitors use.')]
  }
  if (protocol === 'https:' || isHere) return []
  return [warning('SITE_URL is not https: passwords travel openly', 'Put a web server with a certificate in front.')]
}

/** @param trusted what TRUST_PROXY says. */
export function proxyFinding({ client, forwarded }: DoctorAnswer, trusted: number): Found {
  const entries = (forwarded ?? '').split(',').filter((each) => each.trim() !== '')
  const keepsOurs = entries[0]?.trim() === inventedAddress
  const added = keepsOurs ? entries.length - 1 : entries.length
  const seen = `${added === 1 ? '1 proxy adds' : `${added} proxies add`} X-Forwarded-For, and TRUST_PROXY is ${trusted}`
  if (client === inventedAddress || added < trusted) {
    return failed(`${seen}: anybody can pretend any IP address`, `Set TRUST_PROXY=${added}.`)
  }
  if (added > trusted) {
    return warning(
      `${seen}: all visitors seem to come from a proxy, so one visitor’s wrong passwords delay everybody’s sign-in`,
      `Set TRUST_PROXY=${added}, if all of them are yours.`,
    )
  }
  return ok(seen)
}
