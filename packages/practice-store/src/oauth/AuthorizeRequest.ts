import type { PracticeApp } from './PracticeApp.ts'

/** A request to install the app. */
export interface AuthorizeRequest {
  readonly clientId: string
  readonly scopes: readonly string[]
  readonly redirectUrl: string
  readonly state: string
}

export type AuthorizeProblem = 'client' | 'redirect' | 'scope' | 'state'

/** Lists scopes as addresses and settings write them. */
function readScopes(text: string): string[] {
  const scopes = text.split(/[\s,]+/).filter((scope) => /^[a-z_]+$/.test(scope))
  return [...new Set(scopes)]
}

/** Reads the parameters of a request to install the app, and says what is wrong with them. */
export function readAuthorizeRequest(
  parameters: URLSearchParams,
  app: PracticeApp,
): AuthorizeRequest | AuthorizeProblem {
  const clientId = parameters.get('client_id') ?? ''
  if (clientId !== app.clientId) return 'client'
  const redirectUrl = parameters.get('redirect_uri') ?? ''
  if (!app.redirectUrls.includes(redirectUrl)) return 'redirect'
  const state = parameters.get('state') ?? ''
  if (state === '') return 'state'
  const scopes = readScopes(parameters.get('scope') ?? '')
  if (scopes.length === 0) return 'scope'
  return { clientId, scopes, redirectUrl, state }
}
