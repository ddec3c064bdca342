import { auditLogIn } from './audit-log.ts'
import { openDatabase, prepareIn, transactionsIn, type Transactions } from './database.ts'
import { factorsIn } from './factors.ts'
import { flowStatesIn } from './flow-states.ts'
import { identitiesIn } from './identities.ts'
import { knownDevicesIn } from './known-devices.ts'
import { oneTimeTokensIn } from './one-time-tokens.ts'
import { outboxIn } from './outbox.ts'
import { recoveryCodesIn } from './recovery-codes.ts'
import { sessionsIn } from './sessions.ts'
import { usersIn } from './users.ts'

/** All data on disk. */
export interface Store extends Transactions {
  readonly users: ReturnType<typeof usersIn>
  readonly identities: ReturnType<typeof identitiesIn>
  readonly sessions: ReturnType<typeof sessionsIn>
  readonly factors: ReturnType<typeof factorsIn>
  readonly recoveryCodes: ReturnType<typeof recoveryCodesIn>
  readonly knownDevices: ReturnType<typeof knownDevicesIn>
  readonly flowStates: ReturnType<typeof flowStatesIn>
  readonly oneTimeTokens: ReturnType<typeof oneTimeTokensIn>
  readonly auditLog: ReturnType<typeof auditLogIn>
  readonly outbox: ReturnType<typeof outboxIn>
  /** Writes a complete copy of the database to a new file. */
  copyTo(path: string): void
  close(): void
}

/** Opens the store of a data folder with an exclusive lock. */
export function openStore(dataDir: string): Store {
  const db = openDatabase(dataDir)
  const prepare = prepareIn(db)
  return {
    users: usersIn(prepare),
    identities: identitiesIn(prepare),
    sessions: sessionsIn(prepare),
    factors: factorsIn(prepare),
    recoveryCodes: recoveryCodesIn(prepare),
    knownDevices: knownDevicesIn(prepare),
    flowStates: flowStatesIn(prepare),
    oneTimeTokens: oneTimeTokensIn(prepare),
    auditLog: auditLogIn(prepare),
    outbox: outboxIn(prepare),
    ...transactionsIn(db),
    copyTo: (path) => void db.prepare('VACUUM INTO ?').run(path),
    close() {
      if (db.isOpen) db.close()
    },
  }
}
