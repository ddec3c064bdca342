import { Counter, type FoundValue } from '../../scope/Counter.ts'
import { foldCase } from '../../text/fold.ts'
import type { SizeExchangerOptions } from './options.ts'
import type { SizeKind, Wearer } from './systems.ts'
import type { Wearing } from './wearing.ts'

type Answers = Pick<SizeExchangerOptions, 'kind' | 'who'>

function byType<Answer>(answers: Readonly<Record<string, Answer>>): ReadonlyMap<string, Answer> {
  return new Map(
    Object.entries(answers).map(([type, answer]) => [foldCase(type.trim()), answer] as const),
  )
}

/** Collects what has to be asked once for each product type, and gives the answers that there are. */
export class Questions {
  readonly #kinds: ReadonlyMap<string, SizeKind>
  readonly #wearers: ReadonlyMap<string, Wearer>
  readonly #asked = { kind: new Counter(), who: new Counter(), from: new Counter() }
  #hasOpen = false

  constructor({ kind, who }: Answers) {
    this.#kinds = byType(kind)
    this.#wearers = byType(who)
  }

  /** Whether a question has no answer. */
  get hasOpen(): boolean {
    return this.#hasOpen
  }

  /** The types that were asked about, the most frequent first. */
  get all(): Readonly<Record<'kind' | 'who' | 'from', readonly FoundValue[]>> {
    const { kind, who, from } = this.#asked
    return { kind: kind.list(), who: who.list(), from: from.list() }
  }

  /**
   * Asks which system the sizes of a product are in.
   *
   * @param product a number of the product, which counts once
   */
  askSystem(type: string, product: number): void {
    this.#asked.from.add(type, product)
  }

  /**
   * Asks about a product what its texts do not say.
   *
   * @param type its product type
   * @param product a number of the product, which counts once
   * @returns nothing while an answer is missing
   */
  ask(
    type: string,
    product: number,
    { kind: said, wearer: worn }: Wearing,
  ): { readonly kind: SizeKind; readonly wearer: Wearer } | undefined {
    const folded = foldCase(type)
    const saidKind = said === 'other' ? undefined : said
    if (saidKind === undefined) this.#asked.kind.add(type, product)
    const kind = saidKind ?? this.#kinds.get(folded)
    // Sizes of children are for children.
    if (kind === 'children') return { kind, wearer: 'children' }
    if (worn === undefined) this.#asked.who.add(type, product)
    const wearer = worn ?? this.#wearers.get(folded)
    if (kind !== undefined && wearer !== undefined) {
      return { kind: kind === 'clothes' && wearer === 'children' ? 'children' : kind, wearer }
    }
    this.#hasOpen = true
    return undefined
  }
}
