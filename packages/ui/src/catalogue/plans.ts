'use client'
import { numberFormat, useLocale, useStrings } from '../i18n/index.js'
import { planStrings, planTaglines } from './plans.strings.js'

/** Id of a plan. */
export type PlanId = keyof (typeof planTaglines)['en']

/** Products included in a plan: a number per month, or unlimited single imports. */
export type PlanProducts = number | 'unlimited'

/** A plan, with its texts. */
export interface Plan {
  readonly id: string
  readonly name: string
  /** Price in euros a month. */
  readonly price: number
  /** Price before the discount, in euros a month. */
  readonly originalPrice: number
  readonly tagline: string
  readonly features: readonly string[]
  /** Label of the button that selects the plan. */
  readonly cta: string
  readonly products: PlanProducts
  /** Highlights the plan; at most one in a list. */
  readonly highlighted?: boolean
}

interface PlanRecord extends Pick<Plan, 'name' | 'price' | 'originalPrice' | 'highlighted'> {
  readonly id: PlanId
  readonly products: PlanProducts
}

/** The plans without their texts, in display order. */
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
  const numbers = numberFormat(useLocale())

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
