import type { AutomationTexts } from '../../options/texts.ts'
import type { fields } from './options.ts'

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
