import type { ComponentPropsWithoutRef } from 'react'

/** A product as it will be in the store. All texts are shown as they are. */
export interface PreviewedProduct {
  readonly title: string
  readonly handle: string
  /** @default not shown */
  readonly vendor?: string
  /** Such as ‘Draft’. */
  readonly status: string
  /** Number of its variants. */
  readonly variants: number
  /** Names of its first variants. @default none */
  readonly variantNames?: readonly string[]
  /** The price of its first variant. @default not shown */
  readonly price?: string
  readonly compareAtPrice?: string
  readonly cost?: string
  /** The address of its first picture, which is never requested. @default no picture */
  readonly image?: string
  /** Number of its pictures. @default 0 */
  readonly images?: number
}

export interface ProductPreviewProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** @default busy: a placeholder is shown */
  product?: PreviewedProduct
  /** Missing or uncertain facts, in words. @default nothing */
  notes?: readonly string[]
  /** Its place among all products, from 0. */
  index: number
  /** Number of products; with 0 it says so. */
  count: number
  /** Called with the place of the product to show. */
  onIndexChange: (index: number) => void
}
