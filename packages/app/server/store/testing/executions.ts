import type { PracticeShop } from '@dropwatt/practice-store'
import type { IntentList } from '@dropwatt/shopify'
import type { JobLine } from '@dropwatt/workbench/store-api'

/** A text that an object is to have. */
type WantedText = Pick<JobLine, 'after' | 'column' | 'owner' | 'product'>

/** Counts how often shops were given each text for each object. */
export class Executions {
  readonly #counts = new Map<string, number>()

  /** Notes the variables of a mutation. */
  note(variables: unknown, owner = ''): void {
    if (typeof variables === 'string') {
      const key = `${owner} ${variables}`
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    } else if (Array.isArray(variables)) {
      for (const each of variables) this.note(each, owner)
    } else if (typeof variables === 'object' && variables !== null) {
      const { id, ownerId, ...rest } = variables as Readonly<Record<string, unknown>>
      const own = [id, ownerId].find((each) => typeof each === 'string') ?? owner
      for (const each of Object.values(rest)) this.note(each, own)
    }
  }

  of({ owner, after }: WantedText): number {
    return this.#counts.get(`${owner} ${after}`) ?? 0
  }
}

/** Lists the texts of intents in the order of their items. */
export const textsIn = (intents: IntentList): readonly WantedText[] =>
  [...intents.all()].flatMap((product) =>
    product.intents.map(({ column, ...intent }) => ({ ...intent, column: column.key ?? '' })),
  )

/** Whether a shop has a price, a vendor or a tag. */
export function hasText({ contents }: PracticeShop, text: WantedText): boolean {
  const { owner, column, after } = text
  const product = contents.products.get(text.product)
  if (column === 'vendor') return product?.vendor === after
  if (column === 'tags') return product?.tags.includes(after) ?? false
  return product?.variants.find(({ id }) => id === owner)?.price === after
}
