import { isFull } from '../../storage/FileStorage.ts'
import type { OutcomeRecord } from '../storage/imageRecords.ts'
import { DeviceFull } from '../storage/ImageBytes.ts'
import type { ImageStorage } from '../storage/ImageStorage.ts'
import type { Owned, SavedState } from './ImageSetState.ts'
import type { SetData } from './SetData.ts'

/** Delay in which outcomes are batched before they are saved, in ms. */
const saveEvery = 250

/** Saves what jobs make of images, in small batches. What cannot be saved stays until it can. */
export class OutcomeSaver {
  readonly #state: Owned<SavedState>
  readonly #data: SetData
  readonly #storage: ImageStorage
  #unsaved = new Map<string, OutcomeRecord>()
  #jobs = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(state: Owned<SavedState>, data: SetData, storage: ImageStorage) {
    this.#state = state
    this.#data = data
    this.#storage = storage
  }

  /** Saves an outcome and its job in a moment. */
  saveSoon(outcome: OutcomeRecord): void {
    if (this.#isClosed) return
    this.#unsaved.set(`${outcome.job}/${outcome.index}`, outcome)
    this.#jobs.add(outcome.job)
    this.#timer ??= setTimeout(() => void this.flush(), saveEvery)
  }

  /** Saves a job now, with all outcomes that are not saved yet. */
  save(job: string): Promise<void> {
    this.#jobs.add(job)
    return this.flush()
  }

  /** Saves now what is not saved yet. Never throws: a failure is shown, and tried again later. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#saving = this.#saving.then(() => this.#save())
    return this.#saving
  }

  async #save(): Promise<void> {
    if (this.#jobs.size === 0 && this.#unsaved.size === 0) return
    const unsaved = this.#unsaved
    const ids = this.#jobs
    this.#unsaved = new Map()
    this.#jobs = new Set()
    const jobs = this.#data.jobs.flatMap((job, position) =>
      ids.has(job.id) ? { job, position } : [],
    )
    try {
      await this.#storage.putOutcomes([...unsaved.values()], jobs)
      if (this.#state.getState().unsaved === 'failed') this.forgetFailure()
    } catch (error) {
      // What was made meanwhile is newer.
      this.#unsaved = new Map([...unsaved, ...this.#unsaved])
      this.#jobs = new Set([...ids, ...this.#jobs])
      if (!this.#isClosed) this.noteFailure(error)
    }
  }

  /** Tells that something could not be saved. */
  noteFailure(error: unknown): void {
    const isDeviceFull = error instanceof DeviceFull || isFull(error)
    this.#state.setState({ unsaved: isDeviceFull ? 'full' : 'failed' })
  }

  forgetFailure(): void {
    this.#state.setState({ unsaved: undefined })
  }

  /** Forgets what is not saved, such as that of a job that is removed. */
  forget(job: string): void {
    this.#jobs.delete(job)
    for (const [key, outcome] of this.#unsaved) if (outcome.job === job) this.#unsaved.delete(key)
  }

  /** Saves what is not saved yet, and nothing after that. */
  close(): void {
    void this.flush()
    this.#isClosed = true
  }
}
