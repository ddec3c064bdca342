/** The systems that sizes are converted between, as the options store them. */
export const systems = ['UK', 'EU', 'US', 'IT', 'FR', 'DE', 'JP', 'cm'] as const

export type System = (typeof systems)[number]

/** A system of a size as it is read; children’s sizes can also be an age, in years. */
export type ReadSystem = System | 'Y'

/** Kind of goods that sizes belong to. */
export type SizeKind = 'shoes' | 'clothes' | 'children'

/** People whom a product fits. */
export type Wearer = 'women' | 'men' | 'unisex' | 'children'
