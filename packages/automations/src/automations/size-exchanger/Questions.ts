import type { FoundValue } from '../../scope/Counter.ts'
import { foldCase } from '../../text/fold.ts'
import type { SizeExchangerOptions } from './options.ts'
import type { SizeKind, Wearer } from './systems.ts'
import type { Wearing } from './wearing.ts'

type Answers = Pick<SizeExchangerOptions, 'kind' | 'who'>

interface Asked {
  readonly value: string
  count: number
}

function byType<Answer>(answers: Readonly<Record<string, Answer>>): ReadonlyMap<string, Answer> {
  return new Map(
    Object.entries(answers).map(([type, answer]) => [foldCase(type.trim()), answer] as const),
  )
}

/** Lists the types that were asked about, the most frequent first. */
function list(asked: ReadonlyMap<string, Asked>): FoundValue[] {
  return Array.from(asked.values(), ({ value, count }) => ({ value, count })).toSorted(
    (one, other) => other.count - one.count,
  )
}

/** Collects what has to be asked once for each product type, and gives the answers that there are. */
export class Questions {
  readonly #kinds: ReadonlyMap<string, SizeKind>
  readonly #wearers: ReadonlyMap<string, Wearer>
  readonly #asked = { kind: new Map<string, Asked>(), who: new Map<string, Asked>() }
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
  get all(): Readonly<Record<'kind' | 'who', readonly FoundValue[]>> {
    return { kind: list(this.#asked.kind), who: list(this.#asked.who) }
  }

  #count(question: 'kind' | 'who', type: string, folded: string): void {
    const asked = this.#asked[question]
    const found = asked.get(folded)
    if (found) found.count += 1
    else asked.set(folded, { value: type, count: 1 })
  }

  /**
   * Asks about a product what its texts do not say.
   *
   * @param type its product type
   * @returns nothing while an answer is missing
   */
  ask(
    type: string,
    { kind: said, wearer: worn }: Wearing,
  ): { readonly kind: SizeKind; readonly wearer: Wearer } | undefined {
    const folded = foldCase(type)
    const saidKind = said === 'other' ? undefined : said
    if (saidKind === undefined) this.#count('kind', type, folded)
    const kind = saidKind ?? this.#kinds.get(folded)
    // Sizes of children are for children.
    if (kind === 'children') return { kind, wearer: 'children' }
    if (worn === undefined) this.#count('who', type, folded)
    const wearer = worn ?? this.#wearers.get(folded)
    if (kind !== undefined && wearer !== undefined) {
      return { kind: kind === 'clothes' && wearer === 'children' ? 'children' : kind, wearer }
    }
    this.#hasOpen = true
    return undefined
  }
}
