import { productStatuses, type ProductFilters, type ProductStatus } from '@dropwatt/shopify'

/** The filters of the picker, as they are chosen and shown. */
export interface PickedFilters {
  /** With its title, which is shown before the collections have loaded. */
  readonly collection?: { readonly id: string; readonly title: string } | undefined
  readonly statuses: readonly ProductStatus[]
  readonly vendor: string
  readonly tag: string
  readonly search: string
}

export const noFilters: PickedFilters = { statuses: [], vendor: '', tag: '', search: '' }

/** Returns the filters that products are searched by. */
export function productFilters({ collection, ...filters }: PickedFilters): ProductFilters {
  return { ...filters, collection: collection?.id }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads filters that were stored; whatever of them is not understood is not set. */
export function readFilters(stored: unknown): PickedFilters {
  if (typeof stored !== 'object' || stored === null) return noFilters
  const { collection, statuses, vendor, tag, search } = stored as Partial<
    Record<keyof PickedFilters, unknown>
  >
  const { id, title } = (collection ?? {}) as { readonly id?: unknown; readonly title?: unknown }
  const known: readonly unknown[] = Array.isArray(statuses) ? statuses : []
  return {
    ...(typeof id === 'string' && typeof title === 'string' && { collection: { id, title } }),
    statuses: productStatuses.filter((status) => known.includes(status)),
    vendor: textOf(vendor),
    tag: textOf(tag),
    search: textOf(search),
  }
}
