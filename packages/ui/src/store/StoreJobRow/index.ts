export { StoreJobButtons, type StoreJobButtonsProps } from './StoreJobButtons.js'
export { useStoreJobRows } from './useStoreJobRows.js'
