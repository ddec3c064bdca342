import type { FoundValue } from '@dropwatt/automations'

/** A value, with its number of products where the open file has it. */
export type CountedValue = Omit<FoundValue, 'count'> & Partial<Pick<FoundValue, 'count'>>
