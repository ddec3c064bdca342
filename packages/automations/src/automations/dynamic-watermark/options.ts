import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { logoTypes, mostLogoBytes } from '../../options/imageFiles.ts'
import type { AutomationTexts } from '../../options/texts.ts'

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

export const strings = {
  fields: {
    mark: { label: 'Watermark', choices: { text: 'Text', logo: 'Logo' } },
    text: { label: 'Text', help: 'Words in { } are replaced with each image’s own data.' },
    logo: { label: 'Logo' },
    place: {
      label: 'Position',
      choices: {
        'top-left': 'Top left',
        top: 'Top',
        'top-right': 'Top right',
        left: 'Left',
        middle: 'Middle',
        right: 'Right',
        'bottom-left': 'Bottom left',
        bottom: 'Bottom',
        'bottom-right': 'Bottom right',
      },
    },
    size: { label: 'Size', help: 'Share of the width of the image.' },
    opacity: { label: 'Opacity' },
    colour: {
      label: 'Colour',
      help: 'Automatic chooses light or dark to match the image.',
      choices: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
    },
    tile: { label: 'Repeat over the whole image', help: 'In a diagonal pattern.' },
    again: {
      label: 'Exclude images already watermarked here',
      help: 'Detected by a note saved in the image file.',
    },
    cover: { label: 'Needs review if it covers more than', help: 'Share of the product.' },
  },
  columns: {},
  notes: {},
  summary: {
    'mark=text': 'watermark {text}',
    'mark=logo': 'watermark {logo}',
    place: '{place}',
    tile: 'repeated over the whole image',
    size: 'size {size}',
    opacity: 'opacity {opacity}',
    'colour!=auto': '{colour}',
    again: '',
    cover: '',
  },
  reasons: {},
} satisfies AutomationTexts<typeof fields>
