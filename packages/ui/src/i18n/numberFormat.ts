import { formatOnce } from './formatOnce.js'

/**
 * Returns the format of counts and other plain numbers in a language, grouped from four digits on so
 * that they align: on their own, Italian and Spanish group from five.
 */
export const numberFormat = /* @__PURE__ */ formatOnce({ useGrouping: 'always' })
