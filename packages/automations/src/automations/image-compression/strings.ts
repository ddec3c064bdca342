import type { AutomationTexts } from '../../options/texts.ts'
import type { fields } from './options.ts'

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
