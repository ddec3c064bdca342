import type { AfterConsent } from '../../core/live/afterConsent.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { benchOf } from '../../core/store/benchOf.ts'
import { recipeAddress } from '../recipeAddress.ts'
import type { Host } from '../WorkbenchHost.tsx'
import { openFromStore } from './openFromStore.ts'

/** Works on a file. What was open on the last visit is opened again by itself, which may be that file. */
async function chooseFile({ state, opening }: Bench, id: string): Promise<void> {
  if (!state.getState().isReady) {
    await new Promise<void>((resolve) => {
      const unsubscribe = state.subscribe(({ isReady }) => {
        if (!isReady) return
        unsubscribe()
        resolve()
      })
    })
  }
  await opening.choose({ id })
}

/** Goes on with what waited until Shopify had asked for consent, where it was left. */
export async function goOnAfterConsent(
  host: Host,
  store: string,
  after: AfterConsent,
): Promise<void> {
  const { user, paths, leave } = host
  if (user === undefined) return
  const bench = benchOf(host, user)
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
      await chooseFile(bench, after.file)
      return
    case 'bench':
      leave(paths.automation(after.slug))
      await chooseFile(bench, after.file)
      if (after.isUpdate && bench.state.getState().session?.file.id === after.file) {
        bench.dialogs.ask({ kind: 'update' })
      }
      return
    default:
      after satisfies never
  }
}
