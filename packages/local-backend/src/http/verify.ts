import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { ApiError, toApiError, validationFailed } from '../errors.ts'
import { redeemToken } from '../mail/confirm.ts'
import {
  codeExpired,
  isVerificationType,
  linkExpired,
  linkTypeOf,
  tokenOfLink,
  tokensTo,
  withUser,
  type FoundToken,
  type VerificationType,
} from '../mail/find-token.ts'
import { finishMailFlow, type LinkType } from '../mail/mail-flow.ts'
import { hashOfCode, pkcePrefix } from '../mail/one-time.ts'
import { createWrongGuesses } from '../mail/wrong-guesses.ts'
import type { Services } from '../services.ts'
import { startSession, tokenResponse, type SignedIn } from '../sign-in.ts'
import { optionalText, readJson } from './body.ts'
import { parseEmail } from './email.ts'
import { urlWithCode, urlWithError, urlWithMessage, urlWithTokens } from './result-url.ts'
import { ignoreSpeculation } from './speculative.ts'
import { phoneError } from './unsupported.ts'
import { redirectUrl } from './redirect-url.ts'
import { userAgentOf } from './user-agent.ts'

const body = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
})

/** The message after one of two addresses has confirmed a change. */
const otherAddressNext =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

function requireType(type: string | undefined): VerificationType {
  if (!type) throw validationFailed('Verify requires a verification type')
  if (!isVerificationType(type)) throw validationFailed('Invalid email verification type')
  return type
}

/** A typed code, or the token of a link. */
type Proof = { readonly email: string; readonly code: string } | { readonly hash: string }

function readProof(input: z.output<typeof body>): Proof {
  const { token, token_hash: hash, email, phone, redirect_to: redirectTo } = input
  if (hash && !token) {
    if (email || phone || redirectTo) {
      throw validationFailed('Only the token_hash and type should be provided')
    }
    return { hash }
  }
  if (hash || !token) throw validationFailed('Verify requires either a token or a token hash')
  if (!email || phone) {
    throw validationFailed('Only an email address or phone number should be provided on verify')
  }
  const address = parseEmail(email)
  if (!address) throw new ApiError(422, 'validation_failed', 'Invalid email format')
  return { email: address, code: token }
}

/** Verifies the token of a link and returns the redirect. */
type Opened =
  | { readonly code: string }
  | { readonly signedIn: SignedIn; readonly type: LinkType }
  | 'other address next'

function openLink(services: Services, hash: string, asked: string | undefined, c: Context): Opened {
  const { store } = services
  const type = requireType(asked)
  return store.transaction(() => {
    const found = withUser(services, tokenOfLink(services, type, hash))
    if (!found) throw linkExpired()
    const linkType = linkTypeOf(type, found.token)
    const user = redeemToken(services, found, linkType)
    if (!user) return 'other address next'
    return hash.startsWith(pkcePrefix)
      ? { code: finishMailFlow(services, user, linkType) }
      : { signedIn: startSession(services, user, 'otp', userAgentOf(c.req.raw)), type: linkType }
  })
}

/** The routes for verifying links and codes from mails. */
export function verifyRoutes(services: Services): Hono {
  const { store, settings, limit } = services
  const countWrongGuess = createWrongGuesses(services)

  async function landing(c: Context, hash: string, type: string | undefined): Promise<string> {
    const target = redirectUrl(c.req, settings)
    const isPkce = hash.startsWith(pkcePrefix)
    try {
      const opened = openLink(services, hash, type, c)
      if (opened === 'other address next') {
        return urlWithMessage(target, { message: otherAddressNext }, isPkce)
      }
      if ('code' in opened) return urlWithCode(target, opened.code)
      return urlWithTokens(target, await tokenResponse(services, opened.signedIn), {
        type: opened.type,
      })
    } catch (cause) {
      return urlWithError(target, toApiError(cause, settings.onUnexpectedError), isPkce)
    }
  }

  function find(type: VerificationType, proof: Proof): FoundToken | undefined {
    if ('hash' in proof) return withUser(services, tokenOfLink(services, type, proof.hash))
    const sent = tokensTo(services, type, proof.email)
    const codeHash = hashOfCode(proof.email, proof.code)
    const found = withUser(
      services,
      sent.find(({ code_hash }) => code_hash === codeHash),
    )
    if (!found) countWrongGuess(sent)
    return found
  }

  return new Hono()
    .get('/verify', ignoreSpeculation, async (c) => {
      limit('verify')
      const { type, token } = c.req.query()
      if (!type) throw validationFailed('Verify requires a verification type')
      if (!token) throw validationFailed('Verify requires a token or a token hash')
      c.header('referrer-policy', 'no-referrer')
      return c.redirect(await landing(c, token, type), 303)
    })

    .post('/verify', async (c) => {
      limit('verify')
      const input = await readJson(c.req.raw, body)
      if (input.phone && !input.email) throw phoneError(input.phone)
      const type = requireType(input.type)
      const proof = readProof(input)
      // The wrong guess has to be saved, so the error is thrown after the transaction.
      const outcome = store.transaction(() => {
        const found = find(type, proof)
        if (!found) return undefined
        const user = redeemToken(services, found, linkTypeOf(type, found.token))
        return user
          ? startSession(services, user, 'otp', userAgentOf(c.req.raw))
          : 'other address next'
      })
      if (!outcome) throw 'hash' in proof ? linkExpired() : codeExpired()
      if (outcome === 'other address next') return c.json({ msg: otherAddressNext, code: '200' })
      return c.json(await tokenResponse(services, outcome))
    })
}
