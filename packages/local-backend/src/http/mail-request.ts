import type { HonoRequest } from 'hono'
import type { Settings } from '../config.ts'
import type { TokenRequest } from '../mail/one-time.ts'
import { parseChallenge } from '../oauth/flow.ts'
import { optionalText } from './body.ts'
import { redirectUrl } from './redirect-url.ts'

/** The body fields about the link of the requested mail. */
export const linkFields = { code_challenge: optionalText, code_challenge_method: optionalText }

interface LinkFields {
  readonly code_challenge: string | undefined
  readonly code_challenge_method: string | undefined
}

/**
 * Parses the redirect URL and the PKCE challenge of a link.
 * @throws ApiError 400 if the challenge is malformed.
 */
export function readLink(
  request: HonoRequest,
  settings: Settings,
  fields: LinkFields,
): Pick<TokenRequest, 'challenge' | 'redirectTo'> {
  return {
    redirectTo: redirectUrl(request, settings),
    challenge: parseChallenge(fields.code_challenge, fields.code_challenge_method),
  }
}
