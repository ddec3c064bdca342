/** Lines of the acceptance list without a test of their own, and why. */
export const reasons: ReadonlyMap<number, string> = new Map()
