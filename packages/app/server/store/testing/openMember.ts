import { setTimeout } from 'node:timers/promises'
import type { StoreJob } from '@dropwatt/workbench/store-api'
import { memberOf } from './member.ts'
import { poll } from './site.ts'
import { domain, openWorld, type WorldOptions } from './world.ts'

/** Opens a server beside a shop to which a member is connected; each wait turns the clock. */
export async function openMember(options: WorldOptions = {}) {
  const world = await openWorld({
    // The points of the store come back with the time of the machine as well.
    wait: async (milliseconds) => {
      world.clock.now += milliseconds
      await Promise.all([world.shopify.settled(), setTimeout(20)])
    },
    ...options,
  })
  const ada = world.browser('ada')
  const { body } = await ada.connect(domain, ['write_files'])
  const member = memberOf(ada, body.store.id)
  /** Waits for the end of a job. */
  const ended = (id: string): Promise<StoreJob> =>
    poll(async () => {
      const job = await member.find(id)
      return job.endedAt === undefined ? undefined : job
    })
  const [shop] = world.shopify.shops.values()
  return { world, member, ended, shop: shop! }
}
