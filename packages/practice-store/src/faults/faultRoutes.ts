import type { Hono } from 'hono'
import type { PracticeShop } from '../PracticeShop.ts'
import { readFault } from './Fault.ts'
import { injectFault } from './injectFault.ts'

/** Adds the address at which tests let things go wrong: one fault or a list of them, as JSON. */
export function addFaults(routes: Hono, shops: ReadonlyMap<string, PracticeShop>): void {
  routes.post('/faults', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const faults = (Array.isArray(body) ? body : [body]).map(readFault)
    try {
      for (const fault of faults) {
        if (!fault) return c.json({ errors: 'Not a fault' }, 400)
        injectFault(shops, fault)
      }
    } catch (error) {
      if (error instanceof RangeError) return c.json({ errors: error.message }, 400)
      throw error
    }
    return c.body(null, 204)
  })
  routes.delete('/faults', (c) => {
    for (const { faults } of shops.values()) faults.clear()
    return c.body(null, 204)
  })
}
