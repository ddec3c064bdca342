import { defineStrings } from '../../i18n/index.js'

export const guardDialogStrings = defineStrings('guardDialog', {
  review: (text: string, count: number) =>
    `${text} ${count === 1 ? 'product still needs' : 'products still need'} review`,
  reviewThem: (count: number): string => (count === 1 ? 'Review it' : 'Review them'),
  applyWithout: (count: number): string =>
    count === 1 ? 'Apply without it' : 'Apply without them',
  applyAll: 'Apply all',
  variants: (text: string, count: number) =>
    `${text} ${count === 1 ? 'option value' : 'option values'} will change`,
  variantsText:
    'Your store will delete these variants and create new ones with new IDs. Stock history and links from other apps will be lost.',
  empty: (text: string, count: number) =>
    `${text} ${count === 1 ? 'cell' : 'cells'} will become empty`,
  emptyText: 'If you import with overwrite on, these values are deleted in your store.',
  emptyLiveText: 'Update store deletes these values in your store.',
  applyAnyway: 'Apply anyway',
  keep: 'Keep current values',
})
