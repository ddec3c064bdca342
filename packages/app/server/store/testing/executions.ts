import type { PracticeShop } from '@dropwatt/practice-store'
import type { Intent, IntentList } from '@dropwatt/shopify'

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

  of({ owner, after }: Intent): number {
    return this.#counts.get(`${owner} ${after}`) ?? 0
  }
}

/** Lists the intents in the order of their items. */
export const inOrder = (intents: IntentList): readonly Intent[] =>
  [...intents.all()].flatMap((product) => product.intents)

/** Whether a shop has the text of an intent: a price, a vendor or a tag. */
export function hasText({ contents }: PracticeShop, intent: Intent): boolean {
  const { owner, column, after } = intent
  const product = contents.products.get(intent.product)
  if (column.key === 'vendor') return product?.vendor === after
  if (column.key === 'tags') return product?.tags.includes(after) ?? false
  return product?.variants.find(({ id }) => id === owner)?.price === after
}
