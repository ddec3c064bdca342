import type { OptionField } from '../../options/fields.ts'
import { imageTypes, mostImageBytes } from '../../options/imageFiles.ts'

export const fields = [
  {
    kind: 'pictures',
    key: 'template',
    choices: ['white', 'studio', 'sand', 'sage', 'night', 'colour', 'image'],
    default: 'studio',
  },
  {
    kind: 'colour',
    key: 'colour',
    default: '#ffffff',
    when: { key: 'template', is: ['colour'] },
  },
  {
    kind: 'image',
    key: 'picture',
    types: imageTypes,
    maxSize: mostImageBytes,
    isRequired: true,
    default: null,
    when: { key: 'template', is: ['image'] },
  },
  { kind: 'slider', key: 'fill', min: 30, max: 100, unit: '%', default: 78 },
  { kind: 'radio', key: 'stand', choices: ['floor', 'middle'], default: 'floor' },
  { kind: 'toggle', key: 'shadow', default: true },
  { kind: 'choice', key: 'size', choices: ['1024', '2048', 'original'], default: '2048' },
] as const satisfies readonly OptionField[]
