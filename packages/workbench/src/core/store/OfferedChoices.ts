import type { StoreApi } from 'zustand/vanilla'
import type { OpenWorker } from './OpenWorker.ts'
import type { SessionState } from './SessionState.ts'

/** The values that filters and forms offer of an open file: found once they are wanted, and then kept up to date. */
export class OfferedChoices {
  readonly #state: StoreApi<SessionState>
  readonly #worker: OpenWorker
  #isWanted = false
  readonly #columns = new Set<string>()
  /** The version that was asked for last, and what of it was asked for. */
  #version: number | undefined
  #hasAsked = false
  readonly #askedColumns = new Set<string>()

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

  /** Finds the values of columns now, and again after each job that changes them. */
  readonly loadColumns = (names: readonly string[]): void => {
    for (const name of names) this.#columns.add(name)
    this.loadIfStale()
  }

  /** Forgets which version is known: a new worker counts its versions from the start. */
  forget(): void {
    this.#version = undefined
  }

  loadIfStale(): void {
    const { choicesVersion } = this.#state.getState().status
    if (this.#version !== choicesVersion) {
      this.#version = choicesVersion
      this.#hasAsked = false
      this.#askedColumns.clear()
    }
    if (this.#isWanted && !this.#hasAsked) {
      this.#hasAsked = true
      const asked = this.#worker.ask((api) => api.choices())
      this.#show(asked, (choices) => ({ choices }))
    }
    for (const name of this.#columns) {
      if (this.#askedColumns.has(name)) continue
      this.#askedColumns.add(name)
      const asked = this.#worker.ask((api) => api.columnValues(name))
      this.#show(asked, (found, { columnValues }) => ({
        columnValues: { ...columnValues, [name]: found },
      }))
    }
  }

  /** Shows what the worker found, unless a job has changed it meanwhile. */
  #show<Found>(
    asked: Promise<Found>,
    changes: (found: Found, state: SessionState) => Partial<SessionState>,
  ): void {
    const version = this.#version
    asked.then(
      (found) => {
        if (this.#version === version) this.#state.setState((state) => changes(found, state))
      },
      // A worker that stopped is reported where it matters.
      () => {},
    )
  }
}
