/**
 * Runs as a child process: starts a server, asks it once, and prints what both took as JSON.
 * Arguments: the kind of server, and a data folder.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '../../packages/local-backend/src/testing/serve.ts'
import { backendFolder } from './backendFolder.ts'

/** The kinds of servers: an empty one, and one whose data folder is new or used. */
export const kinds = ['empty Hono server', 'first run', 'later run'] as const
export type Kind = (typeof kinds)[number]

/** Cost of a process until a moment: CPU time in ms, and memory in MiB. */
export interface Taken {
  readonly cpu: number
  readonly rss: number
}

/** Cost of a process once it listens, and once it has answered. */
export type Start = readonly [listening: Taken, answered: Taken]

type Handler = (request: Request) => Response | Promise<Response>

async function handlerOf(kind: Kind, dataDir: string): Promise<Handler> {
  if (kind === 'empty Hono server') {
    const { resolve } = createRequire(join(backendFolder, 'package.json'))
    const { Hono } = (await import(pathToFileURL(resolve('hono')).href)) as {
      Hono: new () => {
        get(path: string, answer: () => Response): { readonly fetch: Handler }
      }
    }
    const app = new Hono().get('/auth/v1/health', () => Response.json({}))
    return (request) => app.fetch(request)
  }
  const { openLocalBackend } = await import('../../packages/local-backend/src/index.ts')
  const backend = await openLocalBackend({ siteUrl: 'http://127.0.0.1', dataDir })
  return (request) => backend.fetch(request)
}

function takenUntilNow(): Taken {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1000, rss: process.memoryUsage.rss() / 2 ** 20 }
}

if (import.meta.main) {
  const [, , kind, dataDir = ''] = process.argv
  const server = await serve(await handlerOf(kind as Kind, dataDir))
  const listening = takenUntilNow()
  await (await fetch(`${server.origin}/auth/v1/health`)).text()
  const start: Start = [listening, takenUntilNow()]
  console.log(JSON.stringify(start))
  await server.close()
}
