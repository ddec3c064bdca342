'use client'
import { useLocale, useStrings } from '../i18n/index.js'
import { planStrings, planTaglines } from './plans.strings.js'

/** Id of a plan. */
export type PlanId = keyof (typeof planTaglines)['en']

/** What a plan's price pays for: so many products a month, or single imports without limit. */
export type PlanProducts = number | 'unlimited'

/** A plan as it is sold. */
export interface Plan {
  readonly id: string
  readonly name: string
  /** Euros a month. */
  readonly price: number
  /** Euros a month, before. */
  readonly originalPrice: number
  readonly tagline: string
  readonly features: readonly string[]
  /** Label of the button that chooses the plan. */
  readonly cta: string
  readonly products: PlanProducts
  /** Raises the plan above the others; one of a list at most. */
  readonly highlighted?: boolean
}

interface PlanRecord extends Pick<Plan, 'name' | 'price' | 'originalPrice' | 'highlighted'> {
  readonly id: PlanId
  readonly products: PlanProducts
}

/** The plans without their words, in the order in which they are shown. */
export const plans: readonly PlanRecord[] = [
  {
    id: 'basic-importer',
    name: 'BASIC IMPORTER',
    price: 9.99,
    originalPrice: 19.99,
    products: 'unlimited',
  },
  {
    id: 'optimizer-100',
    name: 'OPTIMIZER 100',
    price: 18.99,
    originalPrice: 29.99,
    products: 100,
  },
  {
    id: 'optimizer-300',
    name: 'OPTIMIZER 300',
    price: 24.99,
    originalPrice: 49.99,
    products: 300,
    highlighted: true,
  },
  {
    id: 'optimizer-500',
    name: 'OPTIMIZER 500',
    price: 39.99,
    originalPrice: 79.99,
    products: 500,
  },
]

/** Returns the plans in the current language. */
export function usePlans(): readonly Plan[] {
  const taglines = useStrings(planTaglines)
  const strings = useStrings(planStrings)
  const numbers = new Intl.NumberFormat(useLocale())

  function featuresOf(products: PlanProducts): readonly string[] {
    return products === 'unlimited'
      ? [strings.singleImport, strings.dashboard, strings.email]
      : [
          strings.products(numbers.format(products)),
          strings.background,
          strings.compression,
          strings.copy,
        ]
  }

  return plans.map(({ id, name, price, originalPrice, products, highlighted }) => ({
    id,
    name,
    price,
    originalPrice,
    tagline: taglines[id],
    features: featuresOf(products),
    cta: strings.cta,
    products,
    highlighted,
  }))
}
