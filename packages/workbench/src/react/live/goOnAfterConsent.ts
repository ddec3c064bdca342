import type { AfterConsent } from '../../core/live/afterConsent.ts'
import { benchOf } from '../../core/store/benchOf.ts'
import { recipeAddress } from '../recipeAddress.ts'
import type { Host } from '../WorkbenchHost.tsx'
import { openFromStore } from './openFromStore.ts'

/** Goes on with what waited until Shopify had asked for consent, where it was left. */
export async function goOnAfterConsent(
  host: Host,
  store: string,
  after: AfterConsent,
): Promise<void> {
  const { user, paths, leave } = host
  if (user === undefined) return
  switch (after.kind) {
    case 'translations':
      leave(paths.automation('product-translation'))
      await openFromStore(host, 'translations')
      return
    case 'job':
      leave(paths.storeJob(store, after.job))
      return
    case 'recipe':
      leave(recipeAddress(paths, after.recipe))
      await benchOf(host, user).opening.choose({ id: after.file })
      return
    case 'bench': {
      const bench = benchOf(host, user)
      leave(paths.automation(after.slug))
      await bench.opening.choose({ id: after.file })
      if (after.isUpdate && bench.state.getState().session?.file.id === after.file) {
        bench.dialogs.ask({ kind: 'update' })
      }
      return
    }
    default:
      after satisfies never
  }
}
