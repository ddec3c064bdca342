import { randomUUID } from 'node:crypto'
import { isBanned } from '../accounts.ts'
import { ApiError } from '../errors.ts'
import { timestamp, type Services } from '../services.ts'
import type { Mail, TokenMailKind } from '../store/outbox.ts'
import type { User } from '../store/users.ts'
import { languageOf } from './language.ts'
import { issueToken, lastSentAt, type TokenRequest } from './one-time.ts'
import { subjects } from './subjects.ts'

const hour = 3600 * 1000
const mostAnHour = 30

const overLimit = (message: string, seconds: number) =>
  new ApiError(429, 'over_email_send_rate_limit', message, {
    headers: { 'retry-after': String(seconds) },
  })

/** Finds the user with an address, in lower case, unless banned or deleted. */
export function findRecipient({ store, settings }: Services, email: string): User | undefined {
  const user = store.users.findByEmail(email)
  return user && !isBanned(user, settings.now()) ? user : undefined
}

/** @throws ApiError 429 within `mailFrequencySeconds` of the last mail of the same type. */
export function requirePause({ settings }: Services, sentAt: string | null | undefined): void {
  if (!sentAt) return
  const elapsed = (settings.now() - Date.parse(sentAt)) / 1000
  const left = Math.ceil(settings.mailFrequencySeconds - elapsed)
  // A mail of the future was sent before the clock was set back.
  if (left > 0 && elapsed >= 0) {
    throw overLimit(`For security purposes, you can only request this after ${left} seconds.`, left)
  }
}

/** @throws ApiError 429 after thirty mails within an hour, if rate limits are enabled. */
export function requireMailAllowance({ settings, store }: Services): void {
  const since = new Date(settings.now() - hour).toISOString()
  if (settings.rateLimits && store.outbox.countBetween(since, timestamp(settings)) >= mostAnHour) {
    throw overLimit('email rate limit exceeded', hour / 1000 / mostAnHour)
  }
}

async function deliver({ settings }: Services, mail: Mail): Promise<void> {
  try {
    await settings.onMail(mail)
  } catch (error) {
    settings.onUnexpectedError(error)
  }
}

/** Stores a mail in the outbox, and calls `onMail` after the transaction commits. */
export function storeMail(services: Services, content: Omit<Mail, 'id' | 'created_at'>): void {
  const { store, settings } = services
  const mail = { ...content, id: randomUUID(), created_at: timestamp(settings) }
  store.outbox.insert(mail)
  store.afterCommit(() => void deliver(services, mail))
}

/** A mail with a link or a code. */
interface TokenMail extends Pick<Mail, 'recipient' | 'link' | 'code'> {
  readonly user: User
  readonly kind: TokenMailKind
}

/**
 * Sends a mail with a link or a code, in the language of the account.
 * @throws ApiError 429 after thirty mails within an hour.
 */
export function sendMail(services: Services, { user, ...mail }: TokenMail): void {
  requireMailAllowance(services)
  storeMail(services, { ...mail, subject: subjects[languageOf(user)][mail.kind], body: null })
}

/**
 * Sends a new code and link to a user, and returns the updated account. Call it inside a
 * transaction.
 * @throws ApiError 429 too soon after the last one.
 */
export function mailToken(services: Services, request: TokenRequest): User {
  const { kind, recipient, user } = request
  requirePause(services, lastSentAt(user, kind))
  const issued = issueToken(services, request)
  sendMail(services, { user, kind, recipient, link: issued.link, code: issued.code })
  return issued.user
}
