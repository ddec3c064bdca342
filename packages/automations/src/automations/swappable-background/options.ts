import type { OptionField } from '../../options/fields.ts'
import { imageTypes, mostImageBytes } from '../../options/imageFiles.ts'
import type { AutomationTexts } from '../../options/texts.ts'

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

export const strings = {
  fields: {
    template: {
      label: 'Background',
      choices: {
        white: 'White',
        studio: 'Studio',
        sand: 'Sand',
        sage: 'Sage',
        night: 'Night',
        colour: 'My colour',
        image: 'My image',
      },
    },
    colour: { label: 'My colour' },
    picture: { label: 'My image' },
    fill: { label: 'Product size', help: 'Share of the image that the product fills.' },
    stand: {
      label: 'Product position',
      choices: { floor: 'On the floor', middle: 'In the middle' },
    },
    shadow: { label: 'Soft shadow', help: 'Adds a new shadow under the product.' },
    size: {
      label: 'Image size',
      help: 'Never larger than the detail in the original allows.',
      choices: { 1024: '1,024 × 1,024', 2048: '2,048 × 2,048', original: 'Same as original' },
    },
  },
  columns: {},
  notes: {},
  summary: {
    'template!=colour|image': 'background: {template}',
    colour: 'background: {colour}',
    'template=image': 'background: {picture}',
    '~fill': 'product size {fill}',
    'stand=middle': 'in the middle',
    '!shadow': 'no shadow',
    'size!=original': '{size}',
    'size=original': 'original size',
  },
  reasons: {},
} satisfies AutomationTexts<typeof fields>
