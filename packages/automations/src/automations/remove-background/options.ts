import type { OptionField, OptionsOf } from '../../options/fields.ts'

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
