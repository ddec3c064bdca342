import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  serveLocalBackend,
  type LocalBackendConfig,
  type Mail,
} from '../../packages/local-backend/src/index.ts'
import { freePort, serveBuild } from './servedBuild.ts'

/** The build on one origin, and its backend on another. */
export interface SecondServer {
  /** Origin of the app, on `localhost`. */
  readonly appUrl: string
  /** Origin of the backend, on `127.0.0.1`. */
  readonly url: string
  /** The anon key of the backend. */
  readonly anonKey: string
  /** Creates an admin client. */
  readonly serviceRoleKey: string
  /** The Site URL, for links without a redirect URL; no server responds there. */
  readonly siteUrl: string
  /** Lists the mails to an address, newest first. */
  readonly mails: (recipient: string) => readonly Mail[]
  /** Stops both servers and deletes the accounts. */
  readonly close: () => Promise<void>
}

type Given = 'url' | 'dataDir' | 'corsOrigins' | 'onMail'

/** Settings that a test can change. Paths in `redirectPaths` are of the app. */
export type SecondServerOptions = Partial<Omit<LocalBackendConfig, Given>> & {
  readonly siteUrl?: string
  /** Allowed redirect paths of the app. @default those in docs/hosting.md */
  readonly redirectPaths?: readonly string[]
}

/**
 * Starts a setup like a host with a Supabase project: the app on one origin, its backend on another,
 * addresses that must be confirmed, and a list of redirect URLs. Ports are free ones, and the
 * accounts are in a temporary folder.
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
