/** Tells work in progress that the member has cancelled it. */
export class Cancellation {
  #id: string | undefined

  /** @param id that of a job or of a recipe run */
  cancel(id: string): void {
    this.#id = id
  }

  isCancelled(id: string): boolean {
    return this.#id === id
  }
}
