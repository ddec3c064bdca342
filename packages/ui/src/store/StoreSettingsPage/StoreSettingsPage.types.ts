import type { Loaded } from '../../pages/AccountSecurity/index.js'
import type { ConnectProblem, StoreConnection, StoreMode } from '../store.types.js'

/** Connects a store. A rejection is shown by its message. */
export interface ConnectOptions {
  /** The way in which the server reaches Shopify. */
  mode: StoreMode
  /** Whether a connection that was begun at Shopify is being finished. @default false */
  isFinishing?: boolean
  /** The reason why the last attempt connected nothing. @default none */
  problem?: ConnectProblem
  /**
   * Begins to connect; resolves with true if the page is left for Shopify.
   *
   * @param domain the domain of the store at Shopify; only with the mode `custom`
   * @param scopes permissions to ask for besides the one for products
   */
  onConnect: (domain?: string, scopes?: readonly string[]) => Promise<boolean>
}

export interface StoreSettingsPageProps extends ConnectOptions {
  /** Path of the dashboard, without a trailing slash. @default '/dashboard' */
  basePath?: string
  /** The connected stores. */
  stores: Loaded<readonly StoreConnection[]>
  /** Id of the store that automations open. @default the first one */
  used?: string
  /** Makes another store the one that automations open. */
  onUse: (id: string) => void
  /** Opens the products of a store. @default no button */
  onOpen?: (id: string) => void
  /** Disconnects a store; a rejection is shown by its message. */
  onDisconnect: (id: string) => Promise<void>
}
