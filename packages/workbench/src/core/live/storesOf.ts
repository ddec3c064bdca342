import type { Workbench } from '../createWorkbench.ts'
import { StoreClient, type StoreClientOptions } from './StoreClient.ts'
import { Stores, type StoresOptions } from './Stores.ts'

/** The parts of the app around the workbench that stores belong to. */
interface StoresHost
  extends Pick<StoreClientOptions, 'getAccessToken'>, Pick<StoresOptions, 'verifyUser'> {
  readonly workbench: Workbench
}

/** Returns the connected stores of an account, which are read once somebody wants them. */
export function storesOf({ workbench, getAccessToken, verifyUser }: StoresHost, user: string) {
  return workbench.storesOf(user, (member) => {
    const client = new StoreClient({ getAccessToken })
    const stores = new Stores({ user: member, client, verifyUser })
    void stores.load()
    return stores
  })
}
