import type { ChoiceField } from './fields.ts'
import type { FieldTexts, Translation } from './texts.ts'

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

export const digitsIt: Translation<typeof digitsTexts> = {
  label: 'Decimali della tua valuta',
  choices: { file: 'Automatico', '0': 'Nessuno', '2': 'Due', '3': 'Tre' },
}

/** The remarks on the decimals of prices, by their codes. */
export const digitsNotes = {
  whole:
    'No price in “{column}” has decimals, so new prices have none either. If your currency has some, choose how many under “Decimals of your currency”.',
  'whole-market': 'No price in “{column}” has decimals, so new prices have none either.',
  zeros:
    'All prices in “{column}” are whole. If this currency has no decimals, choose a price ending without decimals.',
  most: 'Few prices in “{column}” have decimals. If this currency has none, choose a price ending without decimals.',
}

export const digitsNotesIt: Translation<typeof digitsNotes> = {
  whole:
    'Nessun prezzo in “{column}” ha decimali, quindi nemmeno i nuovi prezzi ne hanno. Se la tua valuta ne ha, scegli quanti in “Decimali della tua valuta”.',
  'whole-market':
    'Nessun prezzo in “{column}” ha decimali, quindi nemmeno i nuovi prezzi ne hanno.',
  zeros:
    'Tutti i prezzi in “{column}” sono interi. Se questa valuta non ha decimali, scegli un finale senza decimali.',
  most: 'Pochi prezzi in “{column}” hanno decimali. Se questa valuta non ne ha, scegli un finale senza decimali.',
}
