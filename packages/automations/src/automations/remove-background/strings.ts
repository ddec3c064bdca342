import type { AutomationTexts } from '../../options/texts.ts'
import type { fields } from './options.ts'

export const strings = {
  fields: {
    out: {
      label: 'Save as',
      choices: { webp: 'WEBP', png: 'PNG', jpeg: 'JPG, white background' },
    },
    shadow: {
      label: 'Remove shadow',
      help: 'You can change this for each image during review.',
    },
    holes: {
      label: 'Remove background in gaps',
      help: 'You can change this for each image during review.',
    },
    edge: { label: 'Edges', choices: { sharp: 'Sharp', soft: 'Soft', softer: 'Softer' } },
    crop: { label: 'Crop to the product, with margin' },
    engine: {
      label: 'Remove background with',
      help: 'With a service key, your images are sent to that service.',
      choices: {
        'built-in': 'Built-in method on this device',
        'own-model': 'My own model file (.onnx)',
        'own-key': 'My own service key',
      },
    },
    model: {
      label: 'Model file',
      help: 'It stays on this device. Models such as U²-Net and IS-Net work, which find the product in a picture.',
    },
  },
  columns: {},
  notes: {},
  summary: {
    out: 'background removed, {out}',
    '!shadow': 'shadow kept',
    '!holes': 'gaps kept',
    '~edge': 'edges: {edge}',
    crop: 'cropped with {crop} margin',
    model: 'by {model}',
    'engine=own-key': 'by a service',
  },
  reasons: {},
} satisfies AutomationTexts<typeof fields>
