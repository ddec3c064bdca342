import { authPath, LOCAL_ANON_KEY } from '@dropwatt/local-backend'
import type { Project } from '../../src/config/env.ts'
import type { Backend } from '../Backend.ts'
import type { AskUser } from './Sessions.ts'

const timeLimit = 5000
const path = `${authPath}/user`

/** Asks the auth server of a project. */
export function askProject({ url, anonKey }: Project): AskUser {
  return (headers) =>
    fetch(url + path, {
      headers: { ...headers, apikey: anonKey },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
}

/**
 * Asks a backend in this process.
 *
 * @param siteUrl its origin
 */
export function askBackend(backend: Backend, siteUrl: string): AskUser {
  return (headers) =>
    backend.fetch(new Request(siteUrl + path, { headers: { ...headers, apikey: LOCAL_ANON_KEY } }))
}
