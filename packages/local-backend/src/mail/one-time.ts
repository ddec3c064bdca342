import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Challenge } from '../oauth/flow.ts'
import { issuerOf, timestamp, type Services } from '../services.ts'
import type { OneTimeTokenType } from '../store/one-time-tokens.ts'
import type { MailKind } from '../store/outbox.ts'
import type { User } from '../store/users.ts'
import { startMailFlow, type LinkType } from './mail-flow.ts'

/** Begins tokens whose link brings a code that has to be exchanged. */
export const pkcePrefix = 'pkce_'

/** Links are not guessed, so no tries at them are counted. */
const linkTokenBytes = 16

type SentAt =
  | 'confirmation_sent_at'
  | 'email_change_sent_at'
  | 'reauthentication_sent_at'
  | 'recovery_sent_at'

interface Purpose {
  /** Null where the code is typed into the app. */
  readonly linkType: LinkType | null
  /** Where the account notes the last mail of this sort. */
  readonly sentAt: SentAt
}

const purposes: Record<MailKind, Purpose> = {
  confirmation: { linkType: 'signup', sentAt: 'confirmation_sent_at' },
  email_change: { linkType: 'email_change', sentAt: 'email_change_sent_at' },
  invite: { linkType: 'invite', sentAt: 'confirmation_sent_at' },
  magic_link: { linkType: 'magiclink', sentAt: 'recovery_sent_at' },
  reauthentication: { linkType: null, sentAt: 'reauthentication_sent_at' },
  recovery: { linkType: 'recovery', sentAt: 'recovery_sent_at' },
}

function tokenType(kind: MailKind, user: User, recipient: string): OneTimeTokenType {
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

/** When a user last got a mail of this sort. Magic links and recovery count as one sort. */
export function lastSentAt(user: User, kind: MailKind): string | null {
  return user[purposes[kind].sentAt]
}

/** What is stored of a code: SHA-224 of address and code, in hex, as GoTrue has it. */
export function hashOfCode(recipient: string, code: string): string {
  return createHash('sha224')
    .update(recipient + code)
    .digest('hex')
}

/** Who is to get a token, and for what. */
export interface TokenRequest {
  readonly user: User
  readonly kind: MailKind
  /** In lower case. For a change of address the old or the new one, which are confirmed apart. */
  readonly recipient: string
  /** Where the link leads in the end; already checked. */
  readonly redirectTo: string
  /** Without one, or with nulls, the link brings the tokens themselves. */
  readonly challenge?: Challenge
}

/** What goes into a mail, and the account as it is now. */
export interface IssuedToken {
  readonly user: User
  /** Six digits. */
  readonly code: string
  /** As the link carries it. */
  readonly tokenHash: string
  readonly link: string | null
}

/**
 * Makes a code of six digits and a link, in the place of older ones of their sort. Neither tells of
 * the other, and using one uses up both. Call it inside a transaction, and go on with the `user` it
 * returns.
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
