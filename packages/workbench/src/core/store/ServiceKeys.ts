import { createStore } from 'zustand/vanilla'
import type { ImageSettings, TextSettings } from '../services/key/KeySettings.ts'
import type { FileStorage } from '../storage/FileStorage.ts'

/** The services of the member by what they are for. */
interface Services {
  readonly background?: ImageSettings
  readonly copy?: TextSettings
  readonly translation?: TextSettings
}

/** Purpose of a member's own service. */
export type ServicePurpose = keyof Services

export interface ServiceKeysState {
  readonly services: Services
  /** Those that are saved on this device, not encrypted. The others last until the tab is closed. */
  readonly saved: ReadonlySet<ServicePurpose>
}

const none: ServiceKeysState = { services: {}, saved: new Set() }

/**
 * Settings of the member's own services, with their keys. They are in the memory of this tab, and only
 * on the device if the member saves them; no recipe, job or download contains them.
 */
export class ServiceKeys {
  readonly state = createStore<ServiceKeysState>(() => none)
  readonly #storage: () => Promise<FileStorage>
  #reading: Promise<void> | undefined

  constructor(storage: () => Promise<FileStorage>) {
    this.#storage = storage
  }

  /** Reads what is saved, once. */
  read(): Promise<void> {
    this.#reading ??= this.#read()
    return this.#reading
  }

  async #read(): Promise<void> {
    const storage = await this.#storage()
    const saved = (await storage.services()) as Services | undefined
    const { services } = this.state.getState()
    this.state.setState({
      services: { ...saved, ...services },
      saved: new Set(Object.keys(saved ?? {}) as ServicePurpose[]),
    })
  }

  /**
   * Sets how to reach a service.
   *
   * @param isSaved whether to save it on this device. Otherwise a saved one is removed
   */
  async set<Purpose extends ServicePurpose>(
    purpose: Purpose,
    settings: NonNullable<Services[Purpose]>,
    isSaved: boolean,
  ): Promise<void> {
    await this.read()
    const { services, saved: before } = this.state.getState()
    const saved = new Set(before)
    if (isSaved) saved.add(purpose)
    else saved.delete(purpose)
    this.state.setState({ services: { ...services, [purpose]: settings }, saved })
    if (!isSaved && !before.has(purpose)) return
    const { services: all } = this.state.getState()
    const kept = Object.fromEntries(
      Object.entries(all).filter(([name]) => saved.has(name as ServicePurpose)),
    )
    const storage = await this.#storage()
    await storage.putServices(saved.size === 0 ? undefined : kept)
  }

  /** Forgets all keys in this tab, as after everything was removed; what is saved stays. */
  clear(): void {
    this.#reading = undefined
    this.state.setState(none)
  }
}
