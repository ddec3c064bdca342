/** A step of the member, which can be taken back and done again. */
export interface Step {
  readonly apply: () => void
  readonly revert: () => void
}

/** Undoes and redoes the steps of the member, in their order. */
export class Steps {
  readonly #done: Step[] = []
  readonly #undone: Step[] = []

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Does a step. What was undone before cannot be redone after it. */
  do(step: Step): void {
    step.apply()
    this.#done.push(step)
    this.#undone.length = 0
  }

  /** Takes the last step back; says whether there was one. */
  undo(): boolean {
    const step = this.#done.pop()
    if (!step) return false
    step.revert()
    this.#undone.push(step)
    return true
  }

  /** Does again what was undone last; says whether there was something. */
  redo(): boolean {
    const step = this.#undone.pop()
    if (!step) return false
    step.apply()
    this.#done.push(step)
    return true
  }
}
