import { formatOnce } from '../i18n/index.js'

/** Returns the format of percentages, with one decimal so that they align. */
export const percentFormat = /* @__PURE__ */ formatOnce({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Returns the format of changes in percent, with their sign. */
export const percentChangeFormat = /* @__PURE__ */ formatOnce({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
