import type { ChoiceField } from './fields.ts'
import type { FieldTexts } from './texts.ts'

/** Says how many decimals the store's currency has, where the prices of a file do not show it. */
export const digitsField = {
  kind: 'choice',
  key: 'digits',
  choices: ['file', '0', '2', '3'],
  default: 'file',
} as const satisfies ChoiceField

export type DigitsChoice = (typeof digitsField.choices)[number]

export const digitsTexts = {
  label: 'Decimals of your currency',
  choices: { file: 'Automatic', '0': 'None', '2': 'Two', '3': 'Three' },
} satisfies FieldTexts<typeof digitsField>

/** The remarks on the decimals of prices, by their codes. */
export const digitsNotes = {
  whole:
    'No price in “{column}” has decimals, so new prices have none either. If your currency has some, choose how many under “Decimals of your currency”.',
  'whole-market': 'No price in “{column}” has decimals, so new prices have none either.',
  zeros:
    'All prices in “{column}” are whole. If this currency has no decimals, choose a price ending without decimals.',
  most: 'Few prices in “{column}” have decimals. If this currency has none, choose a price ending without decimals.',
}
