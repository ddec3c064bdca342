import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as requestServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { openPracticeStore, type PracticeStoreOptions } from '@dropwatt/practice-store'
import { readShopDomain } from '@dropwatt/shopify'
import { project, signedIn } from '../../pages/testing/world.ts'
import type { ServerSettings } from './serverProcess.ts'
import { visitors } from './visitors.ts'

/** Milliseconds between two looks at a condition. */
const interval = 50

/** Waits until a condition gives something; what it throws meanwhile is as nothing. */
export async function poll<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
    await setTimeout(interval)
  }
}

export interface SiteOptions extends Pick<
  PracticeStoreOptions,
  'clock' | 'onMutation' | 'products' | 'shops'
> {
  /**
   * Answers a request to a shop.
   *
   * @param server name of the server that asks
   * @param pass lets the request reach the shop
   * @default pass()
   */
  readonly answer?: (
    request: Request,
    server: string,
    pass: () => Promise<Response>,
  ) => Promise<Response>
  /** @default SQLite, for one server at a time */
  readonly shared?: ServerSettings['shared']
}

/**
 * Opens a site: shops and an auth server in this process, and in front of them the servers of the live
 * store, each a process that may end at any moment. Members use it over HTTP.
 */
export async function openSite({ answer, shared, ...options }: SiteOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'dropwatt-site-'))
  const ports = new Map<string, number>()
  let turn = 0
  const front = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/store/')) forward(incoming, outgoing)
    else void listener(incoming, outgoing)
  })
  front.listen(0, 'localhost')
  await once(front, 'listening')
  const siteUrl = `http://localhost:${(front.address() as AddressInfo).port}`
  const shopify = openPracticeStore({ ...options, siteUrl })
  const [domain = ''] = shopify.shops.keys()

  /** Passes a request on to the servers in turn. */
  const forward: RequestListener = (incoming, outgoing) => {
    const [port] = [...ports.values()].slice((turn += 1) % (ports.size || 1))
    const fail = () => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    }
    if (port === undefined) return fail()
    const { method, url, headers } = incoming
    const upstream = requestServer({ port, host: '127.0.0.1', method, path: url, headers })
    upstream.on('error', fail)
    upstream.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.on('error', () => outgoing.destroy()).pipe(outgoing)
    })
    incoming.pipe(upstream)
  }

  // Tests share a process: the runtime's Request and Response stay what they are.
  const ownObjects = { overrideGlobalObjects: false }
  const listener = getRequestListener(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/practice/')) {
      const pass = () => shopify.fetch(request)
      return (await answer?.(request, request.headers.get('x-server') ?? '', pass)) ?? pass()
    }
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
    return pathname.endsWith('/user') ? signedIn(token) : Response.json(project.jwks)
  }, ownObjects)

  /**
   * Starts a server.
   *
   * @param ahead milliseconds by which its clock is ahead. @default 0
   */
  async function start(name: string, ahead = 0) {
    const { clientId: id, clientSecret: secret } = shopify.app
    const settings: ServerSettings = {
      name,
      siteUrl,
      dataDir: folder,
      client: { id, secret },
      shop: readShopDomain(domain)!,
      ahead,
      shared,
    }
    const file = join(import.meta.dirname, 'serverProcess.ts')
    const child = fork(file, [JSON.stringify(settings)], { execArgv: ['--expose-gc'] })
    const ended = once(child, 'exit')
    const [port] = (await Promise.race([
      once(child, 'message'),
      ended.then(() => {
        throw new Error('The server did not start.')
      }),
    ])) as [number]
    ports.set(name, port)
    const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
      ports.delete(name)
      child.kill(signal)
      await ended
    }
    return {
      name,
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
      /** Halts the process, as a machine that sleeps; no request is passed on to it. */
      halt: () => {
        ports.delete(name)
        child.kill('SIGSTOP')
      },
      wake: () => {
        child.kill('SIGCONT')
        ports.set(name, port)
      },
      /** Measures its memory after a collection, and the CPU time that it has taken, in µs. */
      async usage() {
        const answered = once(child, 'message')
        child.send('usage')
        return ((await answered) as [NodeJS.CpuUsage & NodeJS.MemoryUsage])[0]
      },
    }
  }

  const { browser } = visitors(domain, shopify, (path, init) =>
    fetch(new URL(path, siteUrl), { redirect: 'manual', ...init }),
  )

  return {
    shopify,
    browser,
    start,
    async close() {
      await shopify.close()
      front.closeAllConnections()
      front.close()
      rmSync(folder, { recursive: true })
    },
  }
}

type Site = Awaited<ReturnType<typeof openSite>>
export type SiteServer = Awaited<ReturnType<Site['start']>>
