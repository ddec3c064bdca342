import { accountView } from '../accounts.ts'
import { countRecoveryCodes } from '../factors/recovery-codes.ts'
import { timestamp, type Services } from '../services.ts'
import type { SignedIn } from '../sign-in.ts'
import { sessionList } from './session-list.ts'

/** Returns everything that is stored of an account, without hashes, secrets and tokens. */
export function exportAccount(services: Services, signedIn: SignedIn): Record<string, unknown> {
  const { store, settings } = services
  const { user } = signedIn
  return {
    exported_at: timestamp(settings),
    account: accountView(services, user),
    sessions: sessionList(services, signedIn),
    recovery_codes: countRecoveryCodes(services, user),
    known_devices: store.knownDevices.ofUser(user.id),
    mails: user.email
      ? store.outbox
          .newestTo(user.email, -1)
          .map(({ kind, subject, created_at }) => ({ kind, subject, created_at }))
      : [],
    activity: store.auditLog
      .ofActor(user.id)
      .map(({ payload: { action, traits }, created_at }) => ({ action, traits, created_at })),
  }
}
