/** English texts of problems with the value of an option, by code. */
export const problemTexts = {
  missing: 'Enter or choose a value.',
  'not-a-number': 'Enter a number, such as {example}.',
  'out-of-range': 'Enter a number from {min} to {max}.',
  'too-many-decimals': 'Use at most {decimals} decimals.',
  'not-whole': 'Enter a whole number.',
  'none-chosen': 'Choose at least one.',
  'no-column': 'This file has no column “{column}”.',
  'no-option': 'No product of this file has the option “{option}”.',
  'lacks-column': 'This file has no column “{column}” or “{older}”.',
  'other-column': 'The column “{column}” cannot be used here.',
  'is-handle':
    'A handle says which product a row belongs to. With another one, an import adds a product.',
  'is-option': 'Options are changed in Variant Title Fixer.',
  'is-price': 'Prices are changed in Price Editor.',
  'is-cost': 'Costs are changed in COGS Monitor.',
  'is-tracker': 'Tracking is changed in Remove Track Quantity.',
  'is-picture': 'Addresses and positions of images cannot be changed here.',
  'is-gift-card': 'A product cannot become a gift card later, or stop being one.',
  'is-record': 'Other programs find their records by this column.',
  'is-fixed': '“{column}” has fixed values. Use ‘Set a column’.',
  'is-own': 'Each product or variant has its own “{column}”.',
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
  reversed: 'The first number is larger than the second.',
  'other-ending': 'Prices in {currency} do not end like this. Choose another ending.',
}

export type ProblemCode = keyof typeof problemTexts

/** Problem with the value of an option. */
export interface Problem {
  readonly code: ProblemCode
  /** Values in the text of the problem, such as the range. */
  readonly values: Readonly<Record<string, string | number>>
  /** The wrong part of the value: the found name in a map, the index in a list. */
  readonly part?: string | number
  /** The wrong control of that part, such as `tag` in a rule. @default the part as a whole */
  readonly control?: string
}
