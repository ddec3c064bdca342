/** Adds up prices and costs to an average margin, in exact numbers. */
export class AverageMargin {
  #prices = 0n
  #costs = 0n

  /**
   * Adds a variant.
   *
   * @param price in ten-thousandths
   * @param cost in ten-thousandths
   */
  add(price: number, cost: number): void {
    this.#prices += BigInt(price)
    this.#costs += BigInt(cost)
  }

  /** The margin of one of each variant in percent, with one digit behind the point; nothing without prices. */
  get percent(): number | undefined {
    if (this.#prices === 0n) return undefined
    const thousandths = ((this.#prices - this.#costs) * 100_000n) / this.#prices
    return Math.round(Number(thousandths) / 100) / 10
  }
}
