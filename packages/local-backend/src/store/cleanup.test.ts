import { describe, expect, it, onTestFinished } from 'vitest'
import { newUser } from '../accounts.ts'
import { resolveSettings } from '../config.ts'
import { startFlow } from '../oauth/flow.ts'
import { createLockout } from '../lockout.ts'
import { createRateLimit } from '../rate-limit.ts'
import { createRefreshTimes } from '../refresh-times.ts'
import type { Services } from '../services.ts'
import { startSession } from '../sign-in.ts'
import { temporaryFolder } from '../testing/test-backend.ts'
import { openSigningKeys } from '../tokens/keys.ts'
import { cleanUp } from './cleanup.ts'
import { openStore } from './index.ts'

const day = 24 * 3600 * 1000

async function openServices(now: () => number): Promise<Services> {
  const folder = temporaryFolder()
  const store = openStore(folder)
  onTestFinished(() => store.close())
  const settings = resolveSettings({ siteUrl: 'http://localhost', dataDir: folder, now })
  const keys = await openSigningKeys(folder)
  return {
    store,
    settings,
    keys,
    limit: createRateLimit(settings.uptime),
    lockout: createLockout(settings.uptime),
    refreshTimes: createRefreshTimes(settings),
    providers: new Map(),
  }
}

describe('cleanUp', () => {
  it('removes flows after a day and sessions three days after they expired', async () => {
    let time = 0
    const services = await openServices(() => time)
    const { store, settings } = services
    const at = new Date(time).toISOString()
    const user = store.users.insert(
      newUser({ email: 'a@x.io', provider: 'email', at, confirmed: true }),
    )
    const { session } = startSession(services, user, 'password', null)
    const flow = startFlow(services, 'google', 'http://localhost', {
      code_challenge: null,
      code_challenge_method: null,
    })
    const left = () => {
      cleanUp(store, settings)
      return [store.flowStates.find(flow), store.sessions.find(session.id)].map(Boolean)
    }

    time = day
    expect(left()).toEqual([true, true])
    time = day + 1
    expect(left()).toEqual([false, true])
    time = 33 * day
    expect(left()).toEqual([false, true])
    time = 33 * day + 1
    expect(left()).toEqual([false, false])
    expect(store.users.findById(user.id)).toBeDefined()
  })
})
