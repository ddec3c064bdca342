import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../packages/app/server/app.ts'
import { openLocalBackend } from '../../packages/local-backend/src/index.ts'
import { serve } from '../../packages/local-backend/src/testing/serve.ts'

/** The build on a server of its own. */
export interface PageServer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** A public IP address, as the server requests no page of its own network. */
const publicAddress = '93.184.215.14'

/**
 * Serves the build with the local backend.
 *
 * @param site answers for every name of the internet; without it the server requests no pages
 */
export async function servePages(
  site?: (request: Request) => Response | Promise<Response>,
): Promise<PageServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dropwatt-page-server-'))
  const shop = site && (await serve(site))
  const port = shop && Number(new URL(shop.origin).port)
  const network = port && {
    resolve: async () => [publicAddress],
    connect: () => connect(port, '127.0.0.1'),
  }
  // The port is known once it listens.
  let handle = (_request: Request): Response | Promise<Response> => Response.error()
  const server = await serve((request) => handle(request))
  const { origin } = server
  const backend = await openLocalBackend({ siteUrl: origin, dataDir, rateLimits: false })
  const app = createApp({
    distDir: join(import.meta.dirname, '../../packages/app/dist'),
    siteUrl: origin,
    backend,
    ...(network && { pages: { network } }),
  })
  handle = (request) => app.fetch(request)
  return {
    origin,
    async stop() {
      await server.close()
      await shop?.close()
      await backend.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
