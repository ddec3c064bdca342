import { defineStrings } from '../../i18n/index.js'

export const optionsFormStrings = defineStrings('optionsForm', {
  heading: 'Options',
  reset: 'Reset',
  show: 'Show changes',
  optionValues: (text: string, count: number) =>
    count === 1
      ? '1 option name or value changes: an import deletes its variants and creates new ones.'
      : `${text} option names and values change: an import deletes these variants and creates new ones.`,
  emptied: (text: string, count: number) =>
    count === 1
      ? '1 cell becomes empty: an import with overwrite on deletes its value.'
      : `${text} cells become empty: an import with overwrite on deletes their values.`,
  /** Labels of other options that a number counts too. */
  includes: (labels: string) => `This includes ${labels}.`,
  label: (label: string) => `“${label}”`,
})
