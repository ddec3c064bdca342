import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  serveLocalBackend,
  type LocalBackendConfig,
  type Mail,
} from '../../packages/local-backend/src/index.ts'
import { freePort, serveBuild } from './servedBuild.ts'

/** The build on one origin and the authentication that it was pointed to on another. */
export interface SecondServer {
  /** Origin of the app, on `localhost`. */
  readonly appUrl: string
  /** Origin of the authentication server, on `127.0.0.1`. */
  readonly url: string
  /** The public key that requests to it carry. */
  readonly anonKey: string
  /** Opens the administration of its accounts. */
  readonly serviceRoleKey: string
  /** Where a link leads that names no address to return to; nothing answers there. */
  readonly siteUrl: string
  /** Lists the mails to an address, newest first. */
  readonly mails: (recipient: string) => readonly Mail[]
  /** Ends both servers and removes the accounts. */
  readonly close: () => Promise<void>
}

type Given = 'url' | 'dataDir' | 'corsOrigins' | 'onMail'

/** What a test may have otherwise. Paths in `redirectPaths` are of the app. */
export type SecondServerOptions = Partial<Omit<LocalBackendConfig, Given>> & {
  readonly siteUrl?: string
  /** Paths of the app that links may return to. @default what docs/hosting.md has a project list */
  readonly redirectPaths?: readonly string[]
}

/**
 * Starts what a host and a Supabase project are to a visitor: the app on one origin, its
 * authentication on another, addresses that have to be confirmed, and a list of those to return to.
 * Ports are free ones, and the accounts lie in a temporary folder.
 */
export async function startSecondServer({
  siteUrl = 'https://www.dropwatt.example',
  redirectPaths = ['/dashboard', '/update-password'],
  ...config
}: SecondServerOptions = {}): Promise<SecondServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-second-server-'))
  const port = await freePort()
  const appUrl = `http://localhost:${port}`
  const mails: Mail[] = []
  const backend = await serveLocalBackend({
    port: 0,
    siteUrl,
    autoconfirm: false,
    mailFrequencySeconds: 0,
    rateLimits: false,
    redirectUrls: redirectPaths.map((path) => appUrl + path),
    ...config,
    dataDir: join(folder, 'data'),
    corsOrigins: [appUrl],
    onMail: (mail) => mails.unshift(mail),
  })
  const removeBackend = async () => {
    await backend.close()
    await rm(folder, { recursive: true })
  }
  try {
    const app = await serveBuild({
      port,
      env: { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: backend.anonKey },
    })
    return {
      appUrl,
      url: backend.url,
      anonKey: backend.anonKey,
      serviceRoleKey: backend.serviceRoleKey,
      siteUrl,
      mails: (recipient) => mails.filter((mail) => mail.recipient === recipient),
      async close() {
        await app.stop()
        await removeBackend()
      },
    }
  } catch (error) {
    await removeBackend()
    throw error
  }
}
