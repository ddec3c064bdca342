import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_ANON_KEY, openLocalBackend, serveLocalBackend } from '@dropwatt/local-backend'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pagePath } from '@dropwatt/workbench/endpoints'
import { authOfBackend, authOfProject, type AuthServer } from './AuthServer.ts'
import { pageRoute } from './pageRoute.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dropwatt-pages-'))
})

afterEach(() => rm(dataDir, { recursive: true }))

const siteUrl = 'http://localhost:4173'

/** Requests a page that is not there, which only those who are signed in are told. */
async function answerTo(auth: AuthServer, token: string): Promise<unknown> {
  const network = { resolve: async () => [] }
  const app = new Hono().get(pagePath, pageRoute({ auth, isLimited: true, network }))
  const headers = { Authorization: `Bearer ${token}` }
  return (await app.request(`${pagePath}?address=https://shop.example/`, { headers })).json()
}

/** Creates an account and returns the access token of its session. */
async function signUp(send: (request: Request) => Response | Promise<Response>, origin: string) {
  const response = await send(
    new Request(`${origin}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: LOCAL_ANON_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'owner@shop.example', password: 'correct horse' }),
    }),
  )
  return String(Reflect.get(Object(await response.json()), 'access_token'))
}

async function signOut(
  send: (request: Request) => Response | Promise<Response>,
  origin: string,
  token: string,
) {
  const headers = { apikey: LOCAL_ANON_KEY, Authorization: `Bearer ${token}` }
  await send(new Request(`${origin}/auth/v1/logout`, { method: 'POST', headers }))
}

test('the local backend tells who is signed in, until they sign out', async () => {
  const backend = await openLocalBackend({ siteUrl, dataDir })
  try {
    const token = await signUp(backend.fetch, siteUrl)
    const ask = authOfBackend(backend, siteUrl)
    expect(await answerTo(ask, token)).toEqual({ error: 'unreachable' })
    expect(await answerTo(ask, `${token}x`)).toEqual({ error: 'signed-out' })
    expect(await answerTo(ask, LOCAL_ANON_KEY)).toEqual({ error: 'signed-out' })
    await signOut(backend.fetch, siteUrl, token)
    expect(await answerTo(ask, token)).toEqual({ error: 'signed-out' })
  } finally {
    await backend.close()
  }
})

test('so does a project on another origin; where it is down, nobody gets a page', async () => {
  const project = await serveLocalBackend({ siteUrl, dataDir, port: 0 })
  const ask = authOfProject(project)
  const token = await signUp(fetch, project.url)
  expect(await answerTo(ask, token)).toEqual({ error: 'unreachable' })
  expect(await answerTo(ask, 'another')).toEqual({ error: 'signed-out' })
  await project.close()
  expect(await answerTo(ask, token)).toEqual({ error: 'unchecked' })
})
