import { authPath, LOCAL_ANON_KEY } from '@dropwatt/local-backend'
import type { Project } from '../../src/config/env.ts'
import type { Backend } from '../Backend.ts'

/** The auth server that issued the access tokens of members. */
export interface AuthServer {
  /** Its URL, such as `https://abc.supabase.co/auth/v1`. */
  readonly url: string
  /** Requests a path of it. */
  readonly get: (
    path: '/user' | '/.well-known/jwks.json',
    headers?: Readonly<Record<string, string>>,
  ) => Response | Promise<Response>
}

const timeLimit = 5000

/** Returns the auth server of a project. */
export function authOfProject({ url: projectUrl, anonKey }: Project): AuthServer {
  const url = projectUrl + authPath
  return {
    url,
    get: (path, headers) =>
      fetch(url + path, {
        headers: { ...headers, apikey: anonKey },
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      }),
  }
}

/**
 * Returns the auth server of a backend in this process.
 *
 * @param siteUrl its origin
 */
export function authOfBackend(backend: Backend, siteUrl: string): AuthServer {
  const url = siteUrl + authPath
  return {
    url,
    get: (path, headers) =>
      backend.fetch(new Request(url + path, { headers: { ...headers, apikey: LOCAL_ANON_KEY } })),
  }
}
