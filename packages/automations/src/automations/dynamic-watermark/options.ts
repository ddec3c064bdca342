import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { logoTypes, mostLogoBytes } from '../../options/imageFiles.ts'

const whileText = { key: 'mark', is: ['text'] } as const

export const fields = [
  { kind: 'radio', key: 'mark', choices: ['text', 'logo'], default: 'text' },
  {
    kind: 'text',
    key: 'text',
    maxLength: 120,
    isFilled: true,
    default: '{vendor} · {sku}',
    when: whileText,
  },
  {
    kind: 'image',
    key: 'logo',
    types: logoTypes,
    maxSize: mostLogoBytes,
    isRequired: true,
    default: null,
    when: { key: 'mark', is: ['logo'] },
  },
  {
    kind: 'place',
    key: 'place',
    choices: [
      'top-left',
      'top',
      'top-right',
      'left',
      'middle',
      'right',
      'bottom-left',
      'bottom',
      'bottom-right',
    ],
    default: 'bottom-right',
    when: { key: 'tile', is: [false] },
  },
  { kind: 'slider', key: 'size', min: 4, max: 60, unit: '%', default: 12 },
  { kind: 'slider', key: 'opacity', min: 10, max: 100, unit: '%', default: 60 },
  {
    kind: 'radio',
    key: 'colour',
    choices: ['auto', 'light', 'dark'],
    default: 'auto',
    when: whileText,
  },
  { kind: 'toggle', key: 'tile', default: false },
  { kind: 'toggle', key: 'again', default: true },
  { kind: 'number', key: 'cover', min: 1, max: 100, unit: '%', default: 15 },
] as const satisfies readonly OptionField[]

type DynamicWatermarkOptions = OptionsOf<typeof fields>
export type MarkPlace = DynamicWatermarkOptions['place']
