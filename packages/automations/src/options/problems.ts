import type { Translation } from './texts.ts'

/** What is wrong with the value of an option, in English, by the code of the problem. */
export const problemTexts = {
  missing: 'Enter or choose a value.',
  'not-a-number': 'Enter a number, such as {example}.',
  'out-of-range': 'Enter a number from {min} to {max}.',
  'none-chosen': 'Choose at least one.',
  'no-column': 'This file has no column “{column}”.',
  'bad-pattern': 'This pattern is not valid: {reason}.',
  'too-long': 'Use at most {max} characters.',
  comma: 'A tag cannot contain a comma.',
  same: 'These two values must be different.',
  'not-an-address': 'Enter a full address that starts with https://.',
  'no-file': 'Choose a {types} file.',
  'too-large': 'Choose a file of at most {max} KB.',
  'too-short': 'Use at least {min} characters.',
  'not-on': 'Turn this on to continue.',
}

export const problemTextsIt: Translation<typeof problemTexts> = {
  missing: 'Inserisci o scegli un valore.',
  'not-a-number': 'Inserisci un numero, ad esempio {example}.',
  'out-of-range': 'Inserisci un numero da {min} a {max}.',
  'none-chosen': 'Scegli almeno una voce.',
  'no-column': 'In questo file manca la colonna “{column}”.',
  'bad-pattern': 'Questo modello non è valido: {reason}.',
  'too-long': 'Usa al massimo {max} caratteri.',
  comma: 'Un tag non può contenere virgole.',
  same: 'I due valori devono essere diversi.',
  'not-an-address': 'Inserisci un indirizzo completo che inizi con https://.',
  'no-file': 'Scegli un file {types}.',
  'too-large': 'Scegli un file di al massimo {max} KB.',
  'too-short': 'Usa almeno {min} caratteri.',
  'not-on': 'Attivalo per continuare.',
}

export type ProblemCode = keyof typeof problemTexts

/** What is wrong with the value of an option. */
export interface Problem {
  readonly code: ProblemCode
  /** What the text of the problem says, such as the range. */
  readonly values: Readonly<Record<string, string | number>>
  /** Which part of the value it is: the found name in a map, the index in a list. */
  readonly part?: string | number
}
