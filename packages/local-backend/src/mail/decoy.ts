import { randomUUID } from 'node:crypto'
import { createShortLived } from '../short-lived.ts'
import { timestamp, type Services } from '../services.ts'
import { requireMailAllowance, requirePause } from './send-mail.ts'

/**
 * Makes what stands in for a mail to an address that gets none, so that nobody can tell it from one
 * that does: the same limits hold, and the disk is written to just as well. Call what it returns
 * inside a transaction.
 */
export function createDecoy(services: Services): (recipient: string) => void {
  const { store, settings } = services
  const asked = createShortLived<string>(settings.mailFrequencySeconds * 1000, settings.now)

  return (recipient) => {
    requirePause(services, asked.get(recipient))
    requireMailAllowance(services)
    const at = timestamp(settings)
    const id = randomUUID()
    store.outbox.insert({
      id,
      recipient,
      kind: 'recovery',
      subject: '',
      link: null,
      code: '',
      created_at: at,
    })
    store.outbox.remove(id)
    asked.set(recipient, at)
  }
}
