import { SizeIcon } from '../../../icons/index.js'
import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Convert size charts between UK, EU and US sizes.',
  caption: 'Four US sizes from a supplier, in UK, EU and US sizes.',
  facts: {
    systems: 'UK, EU, US',
    systemsText: 'Size charts, from any of the three to the others.',
  },
} satisfies AutomationStrings

/** Men’s sizes by chest: the European one is ten more than that of the UK and the US. */
const sizes = [
  { name: 'S', us: 36 },
  { name: 'M', us: 38 },
  { name: 'L', us: 40 },
  { name: 'XL', us: 42 },
].map(({ name, us }) => ({ name, us, uk: us, eu: us + 10 }))

export const page = {
  facts: [{ id: 'systems', icon: SizeIcon }, 'selection', 'progress'],
  picture: { kind: 'sizes', sizes },
} as const
