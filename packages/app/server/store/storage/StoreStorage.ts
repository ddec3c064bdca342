import type { Pull, StoreErrorCode } from '@dropwatt/workbench/store-api'

/** Times are in milliseconds since 1970. */
type Time = number

/** A connection that was begun in a browser and is not complete. */
export interface PendingState {
  /** SHA-256 of the state that Shopify returns. */
  readonly id: string
  /** SHA-256 of the cookie of the browser. */
  readonly browser: string
  /** The account that began it; null if it began at Shopify. */
  readonly account: string | null
  readonly domain: string
  /** Permissions that were asked for, with commas between them. */
  readonly scopes: string
  readonly expiresAt: Time
}

/** A connection whose browser came back from Shopify. */
export interface ReturnedState extends PendingState {
  /** The authorization code, sealed. */
  readonly code: string
}

/** Facts of a shop, as Shopify says them. */
export interface ShopFacts {
  /** Its global id. */
  readonly gid: string
  readonly domain: string
  readonly name: string
  readonly currency: string
  readonly timezone: string
  readonly weightUnit: string
  readonly plan: string
}

/** The keys of a shop, sealed. */
export interface SealedTokens {
  readonly access: string
  /** null if it never expires. */
  readonly expiresAt: Time | null
  readonly refresh: string | null
}

export interface StoredShop extends ShopFacts {
  readonly id: string
  readonly scopes: readonly string[]
  readonly connectedAt: Time
  /** null after it was uninstalled, or if its key was refused. */
  readonly tokens: SealedTokens | null
  /** Whether the app was removed from it at Shopify, since it was connected. */
  readonly isUninstalled: boolean
  /** Version of the Admin API that answered in place of ours; null if ours did. */
  readonly otherVersion: string | null
}

export interface StoredPull {
  readonly id: string
  readonly shop: string
  readonly query: string
  /** The language whose translations are read; empty reads products. */
  readonly locale: string
  readonly state: Pull['state']
  readonly objects: number
  readonly error: StoreErrorCode | null
  /** Time of the last sign of life. */
  readonly seenAt: Time
}

export type NewPull = Pick<StoredPull, 'id' | 'shop' | 'query' | 'locale'>

/** Exclusive right to change something, until a time. */
export interface Lease {
  readonly name: string
  /** Grows with each holder, so that what an earlier one still writes is refused. */
  readonly number: number
}

/** Keeps what the server knows about stores. All methods are atomic, also for several servers. */
export interface StoreStorage {
  addState(state: PendingState): Promise<void>
  /** Finds a state that has neither expired nor returned. */
  findState(id: string, now: Time): Promise<PendingState | undefined>
  /** Keeps the code of a state. @returns false if it has expired, or has one: a state returns once */
  returnState(id: string, code: string, expiresAt: Time, now: Time): Promise<boolean>
  /** Whether a state has returned to this browser that the account can complete. */
  hasReturned(browser: string, account: string, now: Time): Promise<boolean>
  /** Removes the newest such state and returns it: only one of several callers gets it. */
  takeReturned(browser: string, account: string, now: Time): Promise<ReturnedState | undefined>

  /**
   * Connects a shop to an account, or connects it again.
   *
   * @returns undefined if it belongs to another account
   */
  bindShop(
    shop: Omit<StoredShop, 'id' | 'isUninstalled' | 'otherVersion'>,
    account: string,
  ): Promise<StoredShop | undefined>
  /** Whether a shop at this domain belongs to another account. */
  isTaken(domain: string, account: string): Promise<boolean>
  /** The shops of an account by their names. */
  listShops(account: string): Promise<readonly StoredShop[]>
  findShop(id: string, account: string): Promise<StoredShop | undefined>
  /** Finds a shop for whoever asks: for the server itself. */
  shopById(id: string): Promise<StoredShop | undefined>
  shopsOfDomain(domain: string): Promise<readonly StoredShop[]>
  /** All shops that have keys. */
  shopsWithTokens(): Promise<readonly StoredShop[]>
  /** @returns false if the lease is another's by now, or the shop has no keys any more */
  renewTokens(id: string, tokens: SealedTokens, lease: Lease): Promise<boolean>
  /**
   * Forgets the keys of a shop.
   *
   * @param access forgets only this one: not one that was given since. @default any
   */
  forgetTokens(id: string, access?: string): Promise<void>
  /** Notes that the app was removed from a shop, and forgets its keys. */
  setUninstalled(id: string): Promise<void>
  setScopes(id: string, scopes: readonly string[]): Promise<void>
  setOtherVersion(id: string, version: string | null): Promise<void>
  /** Removes a shop with all that belongs to it. */
  removeShop(id: string): Promise<void>

  addPull(pull: NewPull, now: Time): Promise<void>
  findPull(id: string, shop: string): Promise<StoredPull | undefined>
  /** Starts a waiting pull. @returns false if it is not waiting: a pull is read once */
  startPull(id: string, now: Time): Promise<boolean>
  /** Notes that a pull goes on. Its count never falls. */
  notePull(id: string, objects: number, now: Time): Promise<void>
  endPull(
    id: string,
    state: 'done' | 'failed' | 'cancelled',
    error: StoreErrorCode | null,
    now: Time,
  ): Promise<void>

  /** @returns false if the webhook was noted before */
  noteWebhook(id: string, now: Time): Promise<boolean>
  /** Lets a webhook come again, as it could not be handled. */
  forgetWebhook(id: string): Promise<void>

  /** @returns undefined while another holds it */
  takeLease(name: string, holder: string, until: Time, now: Time): Promise<Lease | undefined>
  /** Holds a lease for longer. @returns false if it is another's by now */
  renewLease(lease: Lease, until: Time): Promise<boolean>
  endLease(lease: Lease): Promise<void>

  /** Removes what has expired: states, and pulls and webhooks from before a time. */
  clean(now: Time, before: Time): Promise<void>
  close(): Promise<void>
}
