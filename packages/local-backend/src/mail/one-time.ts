import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Challenge } from '../oauth/flow.ts'
import { issuerOf, timestamp, type Services } from '../services.ts'
import type { OneTimeTokenType } from '../store/one-time-tokens.ts'
import type { TokenMailKind } from '../store/outbox.ts'
import type { User } from '../store/users.ts'
import { startMailFlow, type LinkType } from './mail-flow.ts'

/** The prefix of tokens whose link returns a code to exchange. */
export const pkcePrefix = 'pkce_'

/** Links cannot be guessed, so wrong ones are not counted. */
const linkTokenBytes = 16

type SentAt =
  | 'confirmation_sent_at'
  | 'email_change_sent_at'
  | 'reauthentication_sent_at'
  | 'recovery_sent_at'

interface Purpose {
  /** Null if the code is typed into the app. */
  readonly linkType: LinkType | null
  /** The account column with the time of the last mail of this type. */
  readonly sentAt: SentAt
}

const purposes: Record<TokenMailKind, Purpose> = {
  confirmation: { linkType: 'signup', sentAt: 'confirmation_sent_at' },
  email_change: { linkType: 'email_change', sentAt: 'email_change_sent_at' },
  invite: { linkType: 'invite', sentAt: 'confirmation_sent_at' },
  magic_link: { linkType: 'magiclink', sentAt: 'recovery_sent_at' },
  reauthentication: { linkType: null, sentAt: 'reauthentication_sent_at' },
  recovery: { linkType: 'recovery', sentAt: 'recovery_sent_at' },
}

function tokenType(kind: TokenMailKind, user: User, recipient: string): OneTimeTokenType {
  switch (kind) {
    case 'confirmation':
    case 'invite':
      return 'confirmation_token'
    case 'email_change':
      return recipient === user.email ? 'email_change_token_current' : 'email_change_token_new'
    case 'reauthentication':
      return 'reauthentication_token'
    default:
      return 'recovery_token'
  }
}

/** Returns when a user last got a mail of this type. Magic links and recovery count as one type. */
export function lastSentAt(user: User, kind: TokenMailKind): string | null {
  return user[purposes[kind].sentAt]
}

/** Hashes a code for storage: SHA-224 of address and code, in hex, as in GoTrue. */
export function hashOfCode(recipient: string, code: string): string {
  return createHash('sha224')
    .update(recipient + code)
    .digest('hex')
}

/** The recipient and the purpose of a token. */
export interface TokenRequest {
  readonly user: User
  readonly kind: TokenMailKind
  /** In lower case. For an e-mail change the old or the new one; each is confirmed separately. */
  readonly recipient: string
  /** The validated redirect URL of the link. */
  readonly redirectTo: string
  /** If missing or null, the link returns the tokens themselves. */
  readonly challenge?: Challenge
}

/** The content of a mail, and the updated account. */
export interface IssuedToken {
  readonly user: User
  /** Six digits. */
  readonly code: string
  /** As in the link. */
  readonly tokenHash: string
  readonly link: string | null
}

/**
 * Creates a six-digit code and a link, replacing older ones of the same type. Neither can be derived
 * from the other, and using one invalidates both. Call it inside a transaction, and continue with the
 * returned `user`.
 */
export function issueToken(services: Services, request: TokenRequest): IssuedToken {
  const { store, settings } = services
  const { user, kind, recipient, redirectTo } = request
  const { linkType, sentAt } = purposes[kind]
  const at = timestamp(settings)

  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const isPkce = linkType !== null && startMailFlow(services, { ...request, linkType })
  const tokenHash = `${isPkce ? pkcePrefix : ''}${randomBytes(linkTokenBytes).toString('hex')}`
  store.oneTimeTokens.put({
    id: randomUUID(),
    user_id: user.id,
    token_type: tokenType(kind, user, recipient),
    token_hash: tokenHash,
    code_hash: hashOfCode(recipient, code),
    relates_to: recipient,
    created_at: at,
    updated_at: at,
  })

  const query =
    linkType && new URLSearchParams({ token: tokenHash, type: linkType, redirect_to: redirectTo })
  return {
    user: store.users.update(user, { [sentAt]: at, ...(kind === 'invite' && { invited_at: at }) }),
    code,
    tokenHash,
    link: query && `${issuerOf(settings)}/verify?${query}`,
  }
}
