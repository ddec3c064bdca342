import type { OptionField, OptionsOf } from '../../options/fields.ts'

const whileLossy = { key: 'mode', is: ['fast', 'small'] } as const

export const fields = [
  { kind: 'radio', key: 'mode', choices: ['fast', 'small', 'lossless'], default: 'fast' },
  { kind: 'slider', key: 'quality', min: 40, max: 95, default: 75, when: whileLossy },
  {
    kind: 'number',
    key: 'side',
    min: 200,
    max: 5000,
    unit: 'px',
    isOptional: true,
    default: 2048,
    when: whileLossy,
  },
  {
    kind: 'choice',
    key: 'alpha',
    choices: ['webp', 'png', 'white'],
    default: 'webp',
    when: { key: 'mode', is: ['fast'] },
  },
  { kind: 'toggle', key: 'strip', default: true },
  { kind: 'number', key: 'least', min: 0, max: 90, unit: '%', default: 5 },
] as const satisfies readonly OptionField[]

export type ImageCompressionOptions = OptionsOf<typeof fields>
