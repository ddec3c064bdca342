import type { StoreApi } from 'zustand/vanilla'
import type { OpenWorker } from './OpenWorker.ts'
import type { SessionState } from './SessionState.ts'

/** The values that filters and forms offer of an open file: found once they are wanted, and then kept up to date. */
export class OfferedChoices {
  readonly #state: StoreApi<SessionState>
  readonly #worker: OpenWorker
  #isWanted = false
  /** The version that was asked for last. */
  #version: number | undefined

  /** @param state where the version of the choices is read, and the choices are put */
  constructor(state: StoreApi<SessionState>, worker: OpenWorker) {
    this.#state = state
    this.#worker = worker
    state.subscribe(() => this.loadIfStale())
  }

  /** Finds the choices now, and again after each job that changes them. */
  readonly load = (): void => {
    this.#isWanted = true
    this.loadIfStale()
  }

  /** Forgets which version is known: a new worker counts its versions from the start. */
  forget(): void {
    this.#version = undefined
  }

  loadIfStale(): void {
    const { choicesVersion } = this.#state.getState().status
    if (!this.#isWanted || this.#version === choicesVersion) return
    this.#version = choicesVersion
    this.#worker
      .ask((api) => api.choices())
      .then(
        (choices) => {
          if (this.#version === choicesVersion) this.#state.setState({ choices })
        },
        // A worker that stopped is reported where it matters.
        () => {},
      )
  }
}
