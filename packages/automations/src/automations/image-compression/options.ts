import type { OptionField, OptionsOf } from '../../options/fields.ts'
import type { AutomationTexts } from '../../options/texts.ts'

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

export const strings = {
  fields: {
    mode: {
      label: 'Compression',
      help: 'Each option shows the estimated time for your files.',
      choices: {
        fast: 'Fast: JPG',
        small: 'Small: WEBP',
        lossless: 'Lossless: identical pixels',
      },
    },
    quality: { label: 'Quality' },
    side: { label: 'Longest side', help: 'Images are never enlarged.' },
    alpha: {
      label: 'Transparent images',
      choices: { webp: 'WEBP', png: 'PNG', white: 'Fill with white' },
    },
    strip: { label: 'Remove metadata' },
    least: {
      label: 'Keep the original if the reduction is under',
      help: 'The result is never larger than the original.',
    },
  },
  columns: {},
  notes: {},
  summary: {
    'mode=fast': 'JPG',
    'mode=small': 'WEBP',
    'mode=lossless': 'identical pixels',
    quality: 'quality {quality}',
    side: 'longest side {side}',
    '~alpha': 'transparent images: {alpha}',
    '!strip': 'metadata kept',
    least: '',
  },
  reasons: {},
} satisfies AutomationTexts<typeof fields>
