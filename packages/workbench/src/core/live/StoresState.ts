import type { ConnectedStore } from './storeApi.ts'
import type { StoreFailed } from './StoreFailed.ts'

/** Everything that is known of the connected stores of an account. */
export interface StoresState {
  /** `failed` if the list could not be read; `failure` has the reason. */
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly failure: StoreFailed | undefined
  /** The connected stores by name. */
  readonly stores: readonly ConnectedStore[]
  /** The store that automations open: the one that was chosen on this device, or else the first one. */
  readonly used: ConnectedStore | undefined
  /** Whether a connection with which the browser came back from Shopify is being completed. */
  readonly isFinishing: boolean
  /** The reason why the last connection was not completed. */
  readonly problem: StoreFailed | undefined
}
