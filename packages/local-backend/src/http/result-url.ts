import type { ApiError } from '../errors.ts'
import type { TokenResponse } from '../sign-in.ts'

/** Marks fragments as GoTrue's for the client. */
const mark = { sb: '' }

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

function withFragment(url: URL, parameters: Record<string, string>): string {
  url.hash = new URLSearchParams({ ...parameters, ...mark }).toString()
  return url.href
}

function withQuery(target: string, parameters: Record<string, string>): URL {
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}

/** Returns the URL with a message in the fragment, and for PKCE in the query as well. */
export function urlWithMessage(
  target: string,
  parameters: Record<string, string>,
  isPkce: boolean,
): string {
  return withFragment(withQuery(target, isPkce ? parameters : {}), parameters)
}

/** Returns the URL with the error, in the terms of RFC 6749 and of GoTrue. */
export function urlWithError(target: string, error: ApiError, isPkce: boolean): string {
  const { status, code, message } = error
  const parameters = {
    error: oauthErrors[status] ?? 'access_denied',
    error_code: code,
    error_description: message,
  }
  return urlWithMessage(target, parameters, isPkce)
}

/** Returns the URL with a code that the client exchanges for tokens. */
export function urlWithCode(target: string, code: string): string {
  return withQuery(target, { code }).href
}

/**
 * Returns the URL with the tokens in the fragment, where servers and logs do not see them.
 * @param further additional parameters, such as the type of the link.
 */
export function urlWithTokens(
  target: string,
  tokens: TokenResponse,
  further: Record<string, string>,
): string {
  return withFragment(new URL(target), {
    access_token: tokens.access_token,
    expires_at: String(tokens.expires_at),
    expires_in: String(tokens.expires_in),
    refresh_token: tokens.refresh_token,
    token_type: tokens.token_type,
    ...further,
  })
}
