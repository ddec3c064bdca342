/** One minute, in which a code has to be exchanged. */
const lifetime = 60_000

/** Permission of a shop's owner that was not exchanged for a token yet. */
export interface Approval {
  readonly shop: string
  readonly scopes: readonly string[]
}

/** Codes that stand for an approval, each good for one exchange. */
export class Codes {
  readonly #createToken: () => string
  readonly #now: () => number
  readonly #approvals = new Map<string, { readonly approval: Approval; readonly until: number }>()

  constructor(createToken: () => string, now: () => number) {
    this.#createToken = createToken
    this.#now = now
  }

  add(approval: Approval): string {
    const code = this.#createToken()
    this.#approvals.set(code, { approval, until: this.#now() + lifetime })
    return code
  }

  /** @returns nothing for a code that is unknown, was used, is too old or belongs to another shop */
  use(code: string, shop: string): Approval | undefined {
    const found = this.#approvals.get(code)
    this.#approvals.delete(code)
    const isValid = found && found.until > this.#now() && found.approval.shop === shop
    return isValid ? found.approval : undefined
  }
}
