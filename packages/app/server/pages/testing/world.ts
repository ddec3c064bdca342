import type { RequestListener } from 'node:http'
import { connect, isIP, Socket } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { Hono } from 'hono'
import { pagePath } from '@dropwatt/workbench/endpoints'
import { serveAnswers } from '../../testing/serveAnswers.ts'
import type { AuthServer } from '../AuthServer.ts'
import type { Network } from '../Network.ts'
import { pageRoute } from '../pageRoute.ts'

/** Answers whose token a request to `/user` carries. */
export type AnswerUser = (token: string) => Response | Promise<Response>

/** Signs access tokens as a project does. */
async function createIssuer(alg = 'ES256') {
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const kid = crypto.randomUUID()
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }] }
  const sign = (claims: JWTPayload, header: { readonly kid?: string } = {}) =>
    new SignJWT({ aud: 'authenticated', ...claims })
      .setProtectedHeader({ alg, kid, typ: 'JWT', ...header })
      .setIssuedAt()
      .sign(privateKey)
  return { jwks, kid, sign }
}

/** The project of the tests, and another one whose keys it does not know. */
export const [project, foreign] = await Promise.all([createIssuer(), createIssuer()])

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

const tokens = new Map<string, Promise<string>>()

/** Returns the access token of an account; always the same one. */
export function tokenOf(account: string): Promise<string> {
  const token = tokens.get(account) ?? project.sign({ sub: account, exp: inAnHour() })
  tokens.set(account, token)
  return token
}

export const signedIn: AnswerUser = (token) =>
  Response.json({ id: decodeJwt(token).sub, email: 'owner@shop.example' })

/** An auth server that counts what it is asked. */
function createAuth(answerUser: AnswerUser = signedIn, jwks: object = project.jwks) {
  const asked: string[] = []
  const auth: AuthServer = {
    url: 'https://abc.supabase.co/auth/v1',
    get: (path, { Authorization = '' } = {}) => {
      asked.push(path)
      if (path === '/user') return answerUser(Authorization.slice('Bearer '.length))
      return Response.json(jwks)
    },
  }
  return { auth, asked }
}

export interface World {
  /** The IP addresses of names; asked anew for each question. */
  readonly names?: Record<string, () => readonly string[] | Promise<readonly string[]>>
  /** Hosts by IP address, whatever the port; a public one is reached only if the guard lets through. */
  readonly sites?: Record<string, RequestListener>
  readonly answerUser?: AnswerUser
  /** The keys that the auth server publishes. @default those of the project */
  readonly jwks?: object
  readonly jwtSecret?: string
  readonly proxies?: number
  readonly isLimited?: boolean
  readonly timeLimit?: number
}

/** The route, with an internet of its own around it. */
export async function createWorld({
  names = {},
  sites = {},
  isLimited = false,
  timeLimit = 2000,
  answerUser = signedIn,
  jwks,
  ...options
}: World) {
  const connections: string[] = []
  const questions: string[] = []
  const ports = new Map(
    await Promise.all(
      Object.entries(sites).map(
        async ([address, answer]) => [address, await serveAnswers(answer)] as const,
      ),
    ),
  )
  const network: Network = {
    resolve: async (name) => {
      questions.push(name)
      return names[name]?.() ?? []
    },
    connect: ({ host, port, lookup }) => {
      let address = host ?? ''
      if (isIP(address) === 0) {
        lookup?.(address, { all: true }, (_error, found) => {
          address = typeof found === 'string' ? found : (found[0]?.address ?? '')
        })
      }
      connections.push(`${address}:${port ?? 80}`)
      const local = ports.get(address)
      if (local !== undefined) return connect(local, '127.0.0.1')
      return new Socket().destroy(new Error(`connect ECONNREFUSED ${address}`))
    },
  }
  const { auth, asked } = createAuth(answerUser, jwks)
  const clock = { now: 1_800_000_000_000 }
  const app = new Hono().get(
    pagePath,
    pageRoute({ ...options, auth, isLimited, timeLimit, network, uptime: () => clock.now }),
  )
  const request = (address: string, token?: string) =>
    app.request(`http://localhost:4173${pagePath}?${new URLSearchParams({ address })}`, {
      headers: {
        Cookie: 'secret=1',
        Referer: 'http://localhost:4173/dashboard',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    })
  const get = async (address: string, account = 'member') => {
    const response = await request(address, await tokenOf(account))
    return { status: response.status, body: (await response.json()) as unknown }
  }
  return { app, request, get, asked, clock, connections, questions }
}
