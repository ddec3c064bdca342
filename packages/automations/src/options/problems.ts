import type { Translation } from './texts.ts'

/** English texts of problems with the value of an option, by code. */
export const problemTexts = {
  missing: 'Enter or choose a value.',
  'not-a-number': 'Enter a number, such as {example}.',
  'out-of-range': 'Enter a number from {min} to {max}.',
  'too-many-decimals': 'Use at most {decimals} decimals.',
  'not-whole': 'Enter a whole number.',
  'none-chosen': 'Choose at least one.',
  'no-column': 'This file has no column “{column}”.',
  'lacks-column': 'This file has no column “{column}” or “{older}”.',
  'other-column': 'The column “{column}” cannot be used here.',
  'open-group': 'This pattern is not valid: a round bracket has no partner.',
  'open-set': 'This pattern is not valid: a square bracket has no partner.',
  'bad-set': 'This pattern is not valid: check what is in square brackets.',
  'bad-escape': 'This pattern is not valid: check what follows the backslash.',
  'bad-repeat': 'This pattern is not valid: check the numbers in braces, up to 255.',
  'nothing-to-repeat': 'This pattern is not valid: there is nothing to repeat before *, +, ? or {.',
  unsupported: 'This pattern is not valid: (?=, (?!, (?< and \\1 cannot be used.',
  'too-large': 'This pattern is not valid: it is too long.',
  'too-long': 'Use at most {max} characters.',
  comma: 'A tag cannot contain a comma.',
  same: 'These two values must be different.',
  'not-an-address': 'Enter a full address that starts with https://.',
  'no-file': 'Choose a {types} file.',
  'file-too-large': 'Choose a file of at most {max} KB.',
  'too-short': 'Use at least {min} characters.',
  'not-on': 'Turn this on to continue.',
  'needs-products': 'It needs a product export.',
  'needs-translations': 'It needs a translation export.',
  'too-many': 'Use at most {most}.',
  'other-ending': 'Prices in {currency} do not end like this. Choose another ending.',
}

export const problemTextsIt: Translation<typeof problemTexts> = {
  missing: 'Inserisci o scegli un valore.',
  'not-a-number': 'Inserisci un numero, ad esempio {example}.',
  'out-of-range': 'Inserisci un numero da {min} a {max}.',
  'too-many-decimals': 'Usa al massimo {decimals} decimali.',
  'not-whole': 'Inserisci un numero intero.',
  'none-chosen': 'Scegli almeno una voce.',
  'no-column': 'In questo file manca la colonna “{column}”.',
  'lacks-column': 'In questo file manca la colonna “{column}” o “{older}”.',
  'other-column': 'La colonna “{column}” non si può usare qui.',
  'open-group': 'Questo modello non è valido: una parentesi tonda non ha la sua coppia.',
  'open-set': 'Questo modello non è valido: una parentesi quadra non ha la sua coppia.',
  'bad-set': 'Questo modello non è valido: controlla il contenuto delle parentesi quadre.',
  'bad-escape': 'Questo modello non è valido: controlla ciò che segue la barra rovesciata.',
  'bad-repeat':
    'Questo modello non è valido: controlla i numeri fra parentesi graffe, al massimo 255.',
  'nothing-to-repeat':
    'Questo modello non è valido: prima di *, +, ? o { non c’è nulla da ripetere.',
  unsupported: 'Questo modello non è valido: (?=, (?!, (?< e \\1 non si possono usare.',
  'too-large': 'Questo modello non è valido: è troppo lungo.',
  'too-long': 'Usa al massimo {max} caratteri.',
  comma: 'Un tag non può contenere virgole.',
  same: 'I due valori devono essere diversi.',
  'not-an-address': 'Inserisci un indirizzo completo che inizi con https://.',
  'no-file': 'Scegli un file {types}.',
  'file-too-large': 'Scegli un file di al massimo {max} KB.',
  'too-short': 'Usa almeno {min} caratteri.',
  'not-on': 'Attivalo per continuare.',
  'needs-products': 'Richiede un’esportazione dei prodotti.',
  'needs-translations': 'Richiede un’esportazione delle traduzioni.',
  'too-many': 'Usa al massimo {most} voci.',
  'other-ending': 'I prezzi in {currency} non finiscono così. Scegli un altro finale.',
}

export type ProblemCode = keyof typeof problemTexts

/** Problem with the value of an option. */
export interface Problem {
  readonly code: ProblemCode
  /** Values in the text of the problem, such as the range. */
  readonly values: Readonly<Record<string, string | number>>
  /** The wrong part of the value: the found name in a map, the index in a list. */
  readonly part?: string | number
}
