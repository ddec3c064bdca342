import type { OpenWorker } from './OpenWorker.ts'
import type { SessionState } from './SessionState.ts'
import type { State } from './State.ts'

/** The values that filters and forms offer of an open file: found once they are wanted, and then kept up to date. */
export class OfferedChoices {
  readonly #state: State<SessionState>
  readonly #worker: OpenWorker
  #isWanted = false
  /** The version that was asked for last. */
  #version: number | undefined

  /** @param state where the version of the choices is read, and the choices are put */
  constructor(state: State<SessionState>, worker: OpenWorker) {
    this.#state = state
    this.#worker = worker
    state.subscribe(() => this.#load())
  }

  /** Finds the choices now, and again after each job that changes them. */
  want(): void {
    this.#isWanted = true
    this.#load()
  }

  /** Forgets which version is known: a new worker counts its versions from the start. */
  forget(): void {
    this.#version = undefined
  }

  #load(): void {
    const { choicesVersion } = this.#state.get().status
    if (!this.#isWanted || this.#version === choicesVersion) return
    this.#version = choicesVersion
    this.#worker
      .ask((api) => api.choices())
      .then(
        (choices) => {
          if (this.#version === choicesVersion) this.#state.set({ choices })
        },
        // The worker stopped, which is said where it matters.
        () => {},
      )
  }
}
