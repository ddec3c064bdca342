import type { HonoRequest } from 'hono'
import type { Settings } from '../config.ts'
import type { TokenRequest } from '../mail/one-time.ts'
import { parseChallenge } from '../oauth/flow.ts'
import { optionalText } from './body.ts'
import { returnAddress } from './return-address.ts'

/** Fields of a body that concern the link in the mail it asks for. */
export const linkFields = { code_challenge: optionalText, code_challenge_method: optionalText }

interface LinkFields {
  readonly code_challenge: string | undefined
  readonly code_challenge_method: string | undefined
}

/**
 * Reads where the link is to lead and how.
 * @throws ApiError 400 when the challenge is malformed.
 */
export function readLink(
  request: HonoRequest,
  settings: Settings,
  fields: LinkFields,
): Pick<TokenRequest, 'challenge' | 'redirectTo'> {
  return {
    redirectTo: returnAddress(request, settings),
    challenge: parseChallenge(fields.code_challenge, fields.code_challenge_method),
  }
}
