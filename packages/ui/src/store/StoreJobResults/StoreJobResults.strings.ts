import { defineStrings } from '../../i18n/index.js'

export const storeItemStrings = defineStrings('storeItem', {
  review: 'Needs review',
  all: 'All',
  conflict: 'Conflict',
  refused: 'Refused',
  'saved-differently': 'Saved differently',
  gone: 'No longer in the store',
  unknown: 'Not known yet',
  waiting: 'Waiting',
  already: 'Already so',
  done: 'Written',

  refusedBecause: (reason: string) => `Refused: ${reason}`,
  savedAs: (value: string) => `Saved as ${value}`,
  conflictText: (inStore: string, whenRead: string, yours: string) =>
    `In the store: ${inStore}. When read: ${whenRead}. Yours: ${yours}.`,
  originalChanged: 'The original was changed',
  keep: 'Keep the store’s value',
  mine: 'Use my value',
})

export const storeReportStrings = defineStrings('storeReport', {
  product: 'Product',
  variant: 'Variant',
  field: 'Value',
  outcome: 'Outcome',
  fileName: 'update-report',
})

export const storeJobResultsStrings = defineStrings('storeJobResults', {
  written: (done: string, all: string, count: number, _doneCount: number) =>
    count === 1 ? `${done} of ${all} value written` : `${done} of ${all} values written`,
  wentBack: (done: string, all: string, count: number, _doneCount: number) =>
    count === 1 ? `${done} of ${all} value went back` : `${done} of ${all} values went back`,
  when: (facts: string, duration: string, moment: string) => `${facts} in ${duration}, ${moment}.`,
  undoUntil: (date: string) => `It can be undone until ${date}.`,
  expired: 'It can no longer be undone: the 30 days are over.',
  disconnected: 'It can no longer be undone: the store was disconnected.',

  show: 'Show',
  report: 'Download report',
  list: 'Values of this update',
  item: 'Product and value',
  inStore: 'In the store',
  whenRead: 'When read',
  yours: 'Yours',
  outcome: 'Choice or reason',
  notKnown: 'not known',
  loading: 'Loading...',
  showWhole: 'Show whole texts',
  showLess: 'Show less',

  conflicts: (text: string, count: number) => `${text} ${count === 1 ? 'conflict' : 'conflicts'}`,
  conflictsText:
    'Someone changed these in the store after you read them. They stay as they are until you choose.',
  refusals: (text: string, _count: number) => `${text} refused`,
  refusalsText: 'Shopify did not accept these values. Nothing of them was written.',
  differing: (text: string, _count: number) => `${text} saved differently`,
  differingText:
    'Shopify changed these values while saving. Check that they still say what you want.',
  lost: (text: string, _count: number) => `${text} no longer in the store`,
  lostText: 'Their products or variants were deleted in the store.',
  open: (text: string, _count: number) => `${text} not known yet`,
  openText:
    'Shopify did not say whether these were written. They are read before anything is repeated.',
  rest: (text: string, _count: number) => `${text} waiting`,
  restText: 'These were not written. Resume writes them.',
  same: (text: string, _count: number) => `${text} already so`,
  sameText: 'The store had these values before the update.',
  writings: (text: string, _count: number) => `${text} written`,

  keepAll: 'Keep the store’s value for all',
  mineAll: 'Use my value for all',
  chosenAll: (choice: string, text: string, count: number) =>
    `${choice}: ${text} ${count === 1 ? 'conflict' : 'conflicts'}`,

  chosen: (chosen: string, all: string, _count: number) => `${chosen} of ${all} chosen.`,
  toWrite: (text: string, count: number) =>
    count === 1
      ? `${text} value will be written, after a new check.`
      : `${text} values will be written, each after a new check.`,
  stay: (text: string, count: number) =>
    count === 1 ? `The other one stays as it is.` : `The other ${text} stay as they are.`,
  allStay: 'Nothing will be written. The store keeps its values.',
  choose: 'Nothing is chosen. The store keeps its values.',
  offReason: 'Choose “Use my value” for what the update is to write.',

  noReview: 'Nothing needs review',
  noReviewText: 'Every value is in your store as you wanted it.',
  none: 'No such values',
  noneText: 'This update has no values in this state.',
  showAll: 'Show all',
  notLoaded: 'The values did not load',
  notLoadedText: 'The update itself is not affected.',
})
