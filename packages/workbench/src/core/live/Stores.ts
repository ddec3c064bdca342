import { createStore } from 'zustand/vanilla'
import { readText, writeText } from '../storage/storedText.ts'
import type { ConnectAnswer, ConnectedStore, ConnectRequest } from './storeApi.ts'
import type { StoreClient } from './StoreClient.ts'
import { StoreFailed } from './StoreFailed.ts'
import { StoreJobs } from './update/StoreJobs.ts'
import type { StoresState } from './StoresState.ts'
import { usedStoreKey } from './usedStoreKey.ts'

const nothingKnown: StoresState = {
  status: 'loading',
  failure: undefined,
  stores: [],
  used: undefined,
  isFinishing: false,
  problem: undefined,
}

export interface StoresOptions {
  readonly user: string
  readonly client: StoreClient
  /** Resolves once it is certain that the account is the one that is signed in. */
  readonly verifyUser: (user: string) => Promise<void>
}

/** Change that other tabs of the account are told of. */
type Change = 'stores' | 'used'

/** The connected stores of an account. Other tabs of the account are told of changes. */
export class Stores {
  readonly state = createStore<StoresState>(() => nothingKnown)
  readonly user: string
  readonly client: StoreClient
  /** The jobs that write to these stores. */
  readonly jobs: StoreJobs
  readonly #verifyUser: StoresOptions['verifyUser']
  readonly #channel: BroadcastChannel
  #chosen: string | null
  /** Resolves with whether a connection was completed, or at least tried to. */
  #loading: Promise<boolean> | undefined
  /** Number of changes in this tab, with which an earlier list is out of date. */
  #changes = 0
  #isClosed = false

  constructor({ user, client, verifyUser }: StoresOptions) {
    this.user = user
    this.client = client
    this.jobs = new StoreJobs(client, this.state)
    this.#verifyUser = verifyUser
    this.#chosen = readText(usedStoreKey + user)
    this.#channel = new BroadcastChannel(usedStoreKey + user)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
      void this.#applyRemoteChange(data)
    })
  }

  /**
   * Reads the stores, and completes a connection if this browser came back from Shopify for one. Calls at
   * the same time share one request. Never throws.
   */
  async load(): Promise<void> {
    await this.#loadOnce()
  }

  #loadOnce(): Promise<boolean> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #load(): Promise<boolean> {
    if (this.state.getState().status === 'failed') this.#set({ status: 'loading' })
    try {
      await this.#verifyUser(this.user)
      const before = this.#changes
      const { stores, isReturned } = await this.client.list()
      if (before !== this.#changes) return await this.#load()
      this.#show(stores)
      if (isReturned) await this.#complete()
      return isReturned
    } catch (error) {
      this.#set({ status: 'failed', failure: failureOf(error) })
      return false
    }
  }

  /** Reads the jobs of all stores again, and before them the stores, if these could not be read. Never throws. */
  refreshJobs(): Promise<void> {
    return this.state.getState().status === 'failed' ? this.load() : this.jobs.refresh()
  }

  /**
   * Begins to connect a store; one that the server knows is connected at once, and used.
   *
   * @returns the address at which Shopify asks for consent, or the store
   * @throws {StoreFailed}
   */
  async connect(request: ConnectRequest): Promise<ConnectAnswer> {
    this.#set({ problem: undefined })
    const answer = await this.client.connect(request)
    if ('store' in answer) this.#add(answer.store)
    return answer
  }

  /** Completes the connection for which this browser came back from Shopify, and uses its store. Never throws. */
  async complete(): Promise<void> {
    if (!(await this.#loadOnce())) await this.#complete()
  }

  async #complete(): Promise<void> {
    this.#set({ isFinishing: true, problem: undefined })
    try {
      this.#add(await this.client.complete())
    } catch (error) {
      this.#set({ problem: failureOf(error) })
    }
    this.#set({ isFinishing: false })
  }

  /** Makes a store the one that automations open, on this device. */
  use(id: string): void {
    this.#chosen = id
    writeText(usedStoreKey + this.user, id)
    this.#show(this.state.getState().stores)
    this.#notifyTabs('used')
  }

  /**
   * Ends the connection of a store. One that was ended elsewhere meanwhile is just as ended.
   *
   * @throws {StoreFailed}
   */
  async disconnect(id: string): Promise<void> {
    await this.client.disconnect(id).catch((error: unknown) => {
      if (!(error instanceof StoreFailed && error.code === 'not-found')) throw error
    })
    this.#changes += 1
    this.#show(this.state.getState().stores.filter((store) => store.id !== id))
    this.#notifyTabs('stores')
  }

  #add(store: ConnectedStore): void {
    this.#changes += 1
    const others = this.state.getState().stores.filter(({ id }) => id !== store.id)
    this.#show([...others, store].toSorted((one, other) => one.name.localeCompare(other.name)))
    this.use(store.id)
    this.#notifyTabs('stores')
  }

  #show(stores: readonly ConnectedStore[]): void {
    const used = stores.find(({ id }) => id === this.#chosen) ?? stores[0]
    this.#set({ status: 'loaded', failure: undefined, stores, used })
  }

  async #applyRemoteChange(change: Change): Promise<void> {
    this.#chosen = readText(usedStoreKey + this.user) ?? this.#chosen
    if (change === 'used') {
      const { status, stores } = this.state.getState()
      if (status === 'loaded') this.#show(stores)
      return
    }
    this.#changes += 1
    this.#set({ problem: undefined })
    await this.load()
  }

  #set(state: Partial<StoresState>): void {
    if (!this.#isClosed) this.state.setState(state)
  }

  #notifyTabs(change: Change): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
    if (!this.#isClosed) this.#channel.postMessage(change)
  }

  /** Forgets the stores, such as when the account logs out. */
  close(): void {
    this.state.setState(nothingKnown)
    this.#isClosed = true
    this.#channel.close()
  }
}

function failureOf(error: unknown): StoreFailed {
  return error instanceof StoreFailed ? error : new StoreFailed('unexpected')
}
