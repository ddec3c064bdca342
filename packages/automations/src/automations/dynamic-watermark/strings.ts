import type { AutomationTexts } from '../../options/texts.ts'
import type { fields } from './options.ts'

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
