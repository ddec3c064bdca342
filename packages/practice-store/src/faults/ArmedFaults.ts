import type { ArmedKind, Fault } from './Fault.ts'

/** The faults of one shop that have not happened yet. */
export class ArmedFaults {
  #faults: { readonly fault: Fault; skip: number; times: number }[] = []

  add(fault: Fault): void {
    this.#faults.push({ fault, skip: fault.skip ?? 0, times: fault.times ?? 1 })
  }

  clear(): void {
    this.#faults = []
  }

  /**
   * Takes a fault of one of some kinds, if one is due.
   *
   * @param fits whether it is due here. @default always
   */
  take(
    kinds: readonly ArmedKind[],
    fits: (fault: Fault) => boolean = () => true,
  ): Fault | undefined {
    const armed = this.#faults.find(
      ({ fault }) => (kinds as readonly string[]).includes(fault.kind) && fits(fault),
    )
    if (!armed) return undefined
    if (armed.skip > 0) {
      armed.skip -= 1
      return undefined
    }
    armed.times -= 1
    if (armed.times === 0) this.#faults = this.#faults.filter((each) => each !== armed)
    return armed.fault
  }
}
