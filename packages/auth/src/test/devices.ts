import {
  LOCAL_ANON_KEY,
  openLocalBackend,
  type LocalBackend,
  type LocalBackendConfig,
  type Mail,
} from '@dropwatt/local-backend'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuth } from '../createAuth.js'
import type { Auth, ProjectOptions, Session } from '../types.js'
import { createMemoryStorage } from './memoryStorage.js'

export const SITE = 'http://127.0.0.1:5173'

type Memory = ReturnType<typeof createMemoryStorage>

type DeviceOptions = Partial<Pick<ProjectOptions, 'accountUrl'>>

interface RawRequest {
  readonly method?: string
  readonly token: string | null
}

/** Starts the real backend with an empty data folder, and opens devices that use it. */
export async function openWorld(config: Partial<LocalBackendConfig> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dropwatt-auth-'))
  const mails: Mail[] = []
  const network = { isOnline: true }
  const opened: Auth[] = []

  function openBackend(settings: Partial<LocalBackendConfig>): Promise<LocalBackend> {
    return openLocalBackend({
      siteUrl: SITE,
      dataDir,
      onMail: (mail) => mails.push(mail),
      // A test may replace the clocks of its page, which the limits of the server must not follow.
      uptime: () => Number(process.hrtime.bigint()) / 1e6,
      ...settings,
    })
  }

  let backend = await openBackend(config)

  /** Sends a navigation, and returns its redirect target. */
  async function follow(request: Request): Promise<string> {
    return (await backend.fetch(request)).headers.get('Location') ?? ''
  }

  /** Sends a request with a token to the server, past any client. */
  async function send(path: string, { method = 'GET', token }: RawRequest): Promise<Response> {
    const headers = { apikey: LOCAL_ANON_KEY, Authorization: `Bearer ${token}` }
    return backend.fetch(new Request(`${SITE}/auth/v1${path}`, { method, headers }))
  }

  /** Opens a new device; with the storage of another, the same device after a restart. */
  function openDevice(memory: Memory = createMemoryStorage(), options: DeviceOptions = {}) {
    const requests: Request[] = []
    let pending = 0
    const auth = createAuth({
      url: SITE,
      anonKey: LOCAL_ANON_KEY,
      accountUrl: `${SITE}/auth/v1/account`,
      storage: memory.storage,
      ...options,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        requests.push(request.clone())
        if (!network.isOnline) throw new TypeError('fetch failed')
        pending += 1
        try {
          return await backend.fetch(request)
        } finally {
          pending -= 1
        }
      },
    })
    const statuses: string[] = []
    auth.subscribe(() => statuses.push(auth.getState().status))
    opened.push(auth)
    return { auth, requests, memory, statuses, isIdle: () => pending === 0 }
  }

  return {
    mails,
    /** Whether devices reach the server. */
    network,
    openDevice,

    async reopen(settings: Partial<LocalBackendConfig>): Promise<void> {
      await backend.close()
      backend = await openBackend(settings)
    },

    /** Gets the user of a token from the server. */
    askUser: (token: string | null) => send('/user', { token }),

    send,

    /** Returns whether a session can still be refreshed. */
    async canRefresh({ refresh_token }: Pick<Session, 'refresh_token'>): Promise<boolean> {
      const url = `${SITE}/auth/v1/token?grant_type=refresh_token`
      const headers = { apikey: LOCAL_ANON_KEY, 'Content-Type': 'application/json' }
      const body = JSON.stringify({ refresh_token })
      return (await backend.fetch(new Request(url, { method: 'POST', headers, body }))).ok
    },

    /** Opens the link of a mail, by default the newest, and returns the redirect target. */
    async openLink(mail = mails.at(-1)): Promise<string> {
      return follow(new Request(mail?.link ?? ''))
    },

    /** Picks an account of the local Google at an authorize URL, and returns the redirect target. */
    async signInAtGoogle(authorizeUrl: string, address: string): Promise<string> {
      const picker = new URL(await follow(new Request(authorizeUrl)), SITE)
      const fields = { state: picker.searchParams.get('state') ?? '', email: address }
      const body = new URLSearchParams(fields)
      const answer = await follow(
        new Request(`${SITE}${picker.pathname}`, { method: 'POST', body }),
      )
      return follow(new Request(new URL(answer, SITE)))
    },

    async close(): Promise<void> {
      for (const auth of opened) auth.dispose()
      await backend.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
