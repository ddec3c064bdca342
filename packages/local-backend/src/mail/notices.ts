import type { Services } from '../services.ts'
import type { NoticeKind } from '../store/outbox.ts'
import type { User } from '../store/users.ts'
import { describeDevice } from './describe-device.ts'
import { languageOf } from './language.ts'
import { noticeText, type NoticeFacts } from './notice-texts.ts'
import { storeMail } from './send-mail.ts'

/**
 * Tells a user by mail what happened to the account. No limit of mails applies: whoever takes over an
 * account must not be able to use it up first. Call it inside the transaction of the change, once.
 */
export function sendNotice(
  services: Services,
  user: User,
  kind: NoticeKind,
  facts: Omit<NoticeFacts, 'email' | 'site'> = {},
): void {
  const { settings } = services
  const { email } = user
  if (!settings.notices || !email) return
  const text = noticeText(kind, languageOf(user), { email, site: settings.siteUrl(), ...facts })
  storeMail(services, { recipient: email, kind, ...text, link: null, code: '' })
}

/** A device without its versions, so that an update makes no new one of it. */
const deviceOf = (userAgent: string | null) => (userAgent ?? '').replaceAll(/\d+(?:[._]\d+)*/g, '')

/**
 * Remembers the device of a sign-in, and tells the user about a new one; not about the first. Call it
 * inside the transaction of the sign-in, before the session is saved.
 */
export function noteDevice(
  services: Services,
  user: User,
  userAgent: string | null,
  at: string,
): void {
  const { store } = services
  const device = deviceOf(userAgent)
  const sessions = store.sessions.ofUser(user.id).map((session) => deviceOf(session.user_agent))
  const known = new Set([...store.knownDevices.ofUser(user.id), ...sessions])
  if (known.has(device)) return
  store.knownDevices.add(user.id, device, at)
  if (known.size === 0) return
  const named = describeDevice(userAgent, languageOf(user))
  sendNotice(services, user, 'new_device_notification', { device: named })
}
