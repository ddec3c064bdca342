import { Hono } from 'hono'
import * as z from 'zod/mini'
import { accountView, mergeMetadata, newUser, saveAccount } from '../../accounts.ts'
import { audit } from '../../audit.ts'
import { ApiError, emailExists, validationFailed } from '../../errors.ts'
import { requireFreeEmail } from '../../mail/confirm.ts'
import { issueToken, type TokenRequest } from '../../mail/one-time.ts'
import { checkNewPassword, hashPassword } from '../../passwords.ts'
import { timestamp, type Services } from '../../services.ts'
import type { User } from '../../store/users.ts'
import { metadata, optionalText, readJson } from '../body.ts'
import { normaliseEmail } from '../email.ts'
import { redirectUrl } from '../redirect-url.ts'
import { requireAdmin, type AdminEnv, type Administrator } from './credentials.ts'
import { invitedUser } from './invite.ts'

const body = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadata,
  redirect_to: optionalText,
})

const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const

type LinkType = (typeof linkTypes)[number]

/** The validated request. */
interface Wish {
  readonly type: LinkType
  /** In lower case. */
  readonly email: string
  readonly newEmail: string | undefined
  readonly passwordHash: string | undefined
  readonly data: Record<string, unknown>
}

type Recipient = Pick<TokenRequest, 'user' | 'kind' | 'recipient'>

function readType(type = ''): LinkType {
  const known = linkTypes.find((one) => one === type)
  if (known) return known
  throw validationFailed(`Invalid email action link type requested: ${type}`)
}

async function readWish(
  { settings, store }: Services,
  input: z.output<typeof body>,
): Promise<Wish> {
  const asked = readType(input.type)
  const { email: address = '', new_email, password, data } = input
  const email = normaliseEmail(address)
  const isNew = store.users.findByEmail(email) === undefined
  // A magic link for an unknown address is a sign-up link, as in GoTrue.
  const type = asked === 'magiclink' && isNew ? 'signup' : asked
  if (asked === 'signup' && isNew) {
    if (!password) throw validationFailed('Signup requires a valid password')
    await checkNewPassword(password, settings)
  }
  const isHashed = asked === 'signup' && isNew && password
  return {
    type,
    email,
    newEmail: type.startsWith('email_change') ? normaliseEmail(new_email ?? '') : undefined,
    passwordHash: isHashed ? await hashPassword(password) : undefined,
    data,
  }
}

/** @throws ApiError 422 if a confirmed account has the address. */
function signedUpUser(services: Services, { email, data, passwordHash }: Wish): User {
  const { store, settings } = services
  const known = store.users.findByEmail(email)
  if (known?.email_confirmed_at) throw emailExists()
  if (known) {
    const raw_user_meta_data = mergeMetadata(known.raw_user_meta_data, data)
    return store.users.update(known, { raw_user_meta_data })
  }
  const at = timestamp(settings)
  return saveAccount(
    services,
    newUser({ email, provider: 'email', at, confirmed: false, metadata: data, passwordHash }),
  )
}

function requireKnown({ store }: Services, email: string): User {
  const user = store.users.findByEmail(email)
  if (user) return user
  throw new ApiError(404, 'user_not_found', 'User with this email not found')
}

/** Stores the new address, and returns the one of the two that has to confirm. */
function changingUser(services: Services, { type, email, newEmail = '' }: Wish): Recipient {
  const { store, settings } = services
  const user = requireKnown(services, email)
  const isCurrent = type === 'email_change_current'
  if (isCurrent && !settings.doubleConfirmEmailChanges) {
    throw validationFailed('Enable secure email change to generate link for current email')
  }
  requireFreeEmail(services, user, newEmail)
  if (newEmail === user.email) throw emailExists()
  const changes = { email_change: newEmail, email_change_confirm_status: 0 }
  const recipient = isCurrent ? email : newEmail
  return { user: store.users.update(user, changes), kind: 'email_change', recipient }
}

/** Finds or creates the account of the link. Call it inside a transaction. */
function recipientOf(services: Services, admin: Administrator, wish: Wish): Recipient {
  const { type, email: recipient } = wish
  switch (type) {
    case 'signup':
      return { user: signedUpUser(services, wish), kind: 'confirmation', recipient }
    case 'invite':
      return { user: invitedUser(services, admin, wish), kind: 'invite', recipient }
    case 'magiclink':
    case 'recovery': {
      const user = requireKnown(services, recipient)
      audit(services, 'user_recovery_requested', user)
      return { user, kind: type === 'recovery' ? type : 'magic_link', recipient }
    }
    default:
      return changingUser(services, wish)
  }
}

/** Generates links and codes for administrators who send their own mails. No mail is sent here. */
export function generateLinkRoutes(services: Services): Hono<AdminEnv> {
  const { store, settings } = services

  return new Hono<AdminEnv>()
    .use('/admin/generate_link', requireAdmin(services))
    .post('/admin/generate_link', async (c) => {
      const input = await readJson(c.req.raw, body)
      const wish = await readWish(services, input)
      const redirectTo = redirectUrl(c.req, settings, input.redirect_to)
      const { user, code, tokenHash, link } = store.transaction(() =>
        issueToken(services, { ...recipientOf(services, c.var.admin, wish), redirectTo }),
      )
      return c.json({
        ...accountView(services, user),
        action_link: link,
        email_otp: code,
        hashed_token: tokenHash,
        verification_type: wish.type,
        redirect_to: redirectTo,
      })
    })
}
