import type { ColumnKey } from '@dropwatt/automations'

/** The columns of a unit price, which no automation reads, by their names in the current export. */
export const unitPriceColumns = {
  unitPriceTotal: 'Unit price total measure',
  unitPriceTotalUnit: 'Unit price total measure unit',
  unitPriceBase: 'Unit price base measure',
  unitPriceBaseUnit: 'Unit price base measure unit',
} as const

export type UnitPriceKey = keyof typeof unitPriceColumns

/** A column that every product export has, by its meaning. */
export type FieldKey = ColumnKey | UnitPriceKey
