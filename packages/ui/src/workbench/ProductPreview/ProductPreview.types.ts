import type { ComponentPropsWithoutRef } from 'react'

/** A product as it will be in the store. All texts are shown as they are. */
export interface PreviewedProduct {
  readonly title: string
  readonly handle: string
  /** @default not shown */
  readonly vendor?: string
  /** Such as ‘Draft’. */
  readonly status: string
  /** How many variants it has. */
  readonly variants: number
  /** What its first variants are called. @default none */
  readonly variantNames?: readonly string[]
  /** The price of its first variant. @default not shown */
  readonly price?: string
  readonly compareAtPrice?: string
  readonly cost?: string
  /** The address of its first picture, which is never requested. @default no picture */
  readonly image?: string
  /** How many pictures it has. @default 0 */
  readonly images?: number
}

export interface ProductPreviewProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** @default busy: a placeholder is shown */
  product?: PreviewedProduct
  /** What it lacks or what is uncertain, in words. @default nothing */
  notes?: readonly string[]
  /** Its place among all products, from 0. */
  index: number
  /** How many products there are; with 0 it says so. */
  count: number
  /** Called with the place of the product to show. */
  onIndexChange: (index: number) => void
}
