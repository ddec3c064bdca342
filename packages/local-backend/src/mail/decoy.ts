import { randomUUID } from 'node:crypto'
import { createShortLived } from '../short-lived.ts'
import { timestamp, type Services } from '../services.ts'
import { requireMailAllowance, requirePause } from './send-mail.ts'

/**
 * Creates a decoy for a mail to an address that gets none, so that both cases look the same: the
 * decoy has the same limits and also writes to the disk. Call the returned function inside a
 * transaction.
 */
export function createDecoy(services: Services): (recipient: string) => void {
  const { store, settings } = services
  const asked = createShortLived<string>(settings.mailFrequencySeconds * 1000, settings.uptime)

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
      body: null,
      link: null,
      code: '',
      created_at: at,
    })
    store.outbox.remove(id)
    asked.set(recipient, at)
  }
}
