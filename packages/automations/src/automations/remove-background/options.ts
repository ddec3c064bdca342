import type { OptionField, OptionsOf } from '../../options/fields.ts'
import type { AutomationTexts } from '../../options/texts.ts'

export const fields = [
  { kind: 'radio', key: 'out', choices: ['webp', 'png', 'jpeg'], default: 'webp' },
  { kind: 'toggle', key: 'shadow', default: true },
  { kind: 'toggle', key: 'holes', default: true },
  { kind: 'choice', key: 'edge', choices: ['sharp', 'soft', 'softer'], default: 'soft' },
  {
    kind: 'number',
    key: 'crop',
    min: 0,
    max: 40,
    unit: '%',
    isOptional: true,
    example: 8,
    default: null,
  },
  {
    kind: 'radio',
    key: 'engine',
    choices: ['built-in', 'own-model', 'own-key'],
    inBrowsers: ['own-model', 'own-key'],
    default: 'built-in',
  },
  {
    kind: 'image',
    key: 'model',
    types: ['.onnx'],
    // U²-Net takes 176 MB.
    maxSize: 500_000_000,
    isRequired: true,
    isForBrowsers: true,
    default: null,
    when: { key: 'engine', is: ['own-model'] },
  },
] as const satisfies readonly OptionField[]

export type RemoveBackgroundOptions = OptionsOf<typeof fields>

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
