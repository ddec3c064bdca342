import type { SizePicture } from '../automationPictures.types.js'

/** Men’s sizes by chest: the European one is ten more than that of the UK and the US. */
const sizes = [
  { name: 'S', us: 36 },
  { name: 'M', us: 38 },
  { name: 'L', us: 40 },
  { name: 'XL', us: 42 },
].map(({ name, us }) => ({ name, us, uk: us, eu: us + 10 }))

/** Sizes of one system in three. */
export const sizePictures = {
  'size-exchanger': { kind: 'sizes', sizes },
} satisfies Readonly<Record<string, SizePicture>>
