/** Runs as a child process with `--expose-gc`: sends odd requests and reports over IPC. */
import {
  openLocalBackend,
  serviceRoleKey,
  type Mail,
} from '../../../../packages/local-backend/src/index.ts'
import { LOCAL_ANON_KEY } from '../../../../packages/local-backend/src/anon-key.ts'
import { leak } from '../leak.ts'
import { createRandom } from './random.ts'
import { oddRequest, type OddRequest } from './requests.ts'
import type { Known } from './values.ts'

const [, , dataDir = '', seed = '0', total = '0', warm = '0'] = process.argv
const site = 'http://localhost'
const hang = 30_000
const mostKept = 12

/** The result of a run. */
export interface FuzzReport {
  readonly sent: number
  /** The number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** Routes that accepted at least one request, such as `POST /token?grant_type=pkce`. */
  readonly accepted: readonly string[]
  /** Problems, each with its request. */
  readonly problems: readonly string[]
  /** Megabytes after a garbage collection, after warm-up and at the end. */
  readonly memory: { readonly warm: Memory; readonly end: Memory }
}

interface Memory {
  readonly heap: number
  readonly rss: number
}

let time = Date.parse('2026-01-01')
const random = createRandom(Number(seed))
const problems: string[] = []
let current = ''
/** The redirect target of a response, for the next request. */
let onward: string | undefined
let victimsLink: string | undefined
const victim = { email: 'victim@x.io', password: 'a secret of the victim' }
const report = (problem: unknown) => {
  if (problems.length < 20) problems.push(`${String(problem)} <- ${current}`)
}

const backend = await openLocalBackend({
  siteUrl: site,
  dataDir,
  rateLimits: false,
  anonymousUsers: true,
  autoconfirm: false,
  mailFrequencySeconds: 1,
  now: () => time,
  onMail: ({ link, code, recipient }: Mail) => {
    if (recipient === victim.email) victimsLink ??= link ?? undefined
    if (recipient === victim.email) return
    keep(known.hashes, new URL(link ?? site).searchParams.get('token'))
    keep(known.hashes, code)
  },
  onUnexpectedError: (error) => report(error instanceof Error ? error.stack : error),
})

const known: Known = {
  adminToken: await serviceRoleKey({ dataDir }),
  accessTokens: [],
  refreshTokens: [],
  codes: [],
  states: [],
  hashes: [],
  ids: [],
}

/** Keeps the latest values only, so that the measured memory is the server's. */
function keep(list: string[], value: unknown): void {
  if (typeof value !== 'string' || !value) return
  if (list.length >= mostKept) list[random.below(mostKept)] = value
  else list.push(value)
}

/** Keeps the values of a response for later requests. */
function learn(response: Response, text: string): void {
  const location = response.headers.get('location')
  if (location) {
    const { searchParams, hash, href, pathname } = new URL(location, site)
    if (pathname.startsWith('/auth/v1/')) onward = href
    keep(known.codes, searchParams.get('code'))
    keep(known.states, searchParams.get('state'))
    const fragment = new URLSearchParams(hash.slice(1))
    keep(known.accessTokens, fragment.get('access_token'))
    keep(known.refreshTokens, fragment.get('refresh_token'))
  } else if (response.ok && text.startsWith('{')) {
    const body = JSON.parse(text)
    keep(known.accessTokens, body.access_token)
    keep(known.refreshTokens, body.refresh_token)
    if (body.email !== victim.email) keep(known.ids, body.user?.id ?? body.id)
  }
}

const isErrorLanding = ({ headers }: Response) => headers.get('location')?.includes('error')

function judge(response: Response, text: string): void {
  if (response.status >= 500) report(`status ${response.status}: ${text}`)
  // A backup is a database; only administrators get it.
  const isBackup = response.headers.get('content-type') === 'application/vnd.sqlite3'
  if (!isBackup && leak.test(text)) report(`the response leaks internals: ${text.slice(0, 200)}`)
  const location = response.headers.get('location')
  if (location && new URL(location, site).origin !== site) report(`leads to ${location}`)
  if (response.headers.has('set-cookie')) report('sets a cookie')
  if ('polluted' in {}) report('has polluted Object.prototype')
}

async function inTime(answer: Response | Promise<Response>): Promise<[Response, string]> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), hang)
  })
  const read = async () => {
    const response = await answer
    return [response, await response.text()] as [Response, string]
  }
  try {
    return await Promise.race([read(), tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns nothing for requests that `fetch` would not send. */
function toRequest({ url, body, ...init }: OddRequest): Request | undefined {
  try {
    return new Request(url, {
      ...init,
      ...(body !== undefined && { body, duplex: 'half' }),
    })
  } catch {
    return undefined
  }
}

async function send(odd: OddRequest): Promise<number | undefined> {
  const request = toRequest(odd)
  if (!request) return undefined
  const body = typeof odd.body === 'string' ? odd.body.slice(0, 300) : typeof odd.body
  current = `${odd.method} ${odd.url.slice(0, 300)} ${JSON.stringify([...odd.headers]).slice(0, 500)} ${body}`
  const [response, text] = await inTime(backend.fetch(request))
  judge(response, text)
  learn(response, text)
  if (response.status < 400 && !isErrorLanding(response)) accepted.add(odd.route)
  return response.status
}

function memoryNow(): Memory {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed / 2 ** 20, rss: rss / 2 ** 20 }
}

const post = (path: string, body: object) =>
  backend.fetch(
    new Request(`${site}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: LOCAL_ANON_KEY },
      body: JSON.stringify(body),
    }),
  )

const accepted = new Set<string>()
const statuses: Record<string, number> = {}
let sent = 0
let memory = memoryNow()
await post('/signup', victim)
await backend.fetch(new Request(victimsLink ?? site))

function nextRequest(): OddRequest {
  const url = random.chance(50) ? onward : undefined
  onward = undefined
  if (!url) return oddRequest(random, known)
  const route = `GET ${new URL(url).pathname.slice('/auth/v1'.length)}`
  return { route, method: 'GET', url, headers: new Headers(), body: undefined }
}

while (sent < Number(total)) {
  const status = await send(nextRequest()).catch(report)
  if (status === undefined) continue
  sent += 1
  statuses[status] = (statuses[status] ?? 0) + 1
  if (random.chance(2)) time += random.below(20) * 1000
  if (random.below(1000) === 0) time += 3600 * 1000
  if (sent === Number(warm)) memory = memoryNow()
}
current = 'the end'
const end = memoryNow()
const signedIn = await post('/token?grant_type=password', victim)
if (signedIn.status !== 200) report(`the victim gets ${await signedIn.text()}`)
const result: FuzzReport = {
  sent,
  statuses,
  accepted: [...accepted],
  problems,
  memory: { warm: memory, end },
}
process.send?.(result)
await backend.close()
