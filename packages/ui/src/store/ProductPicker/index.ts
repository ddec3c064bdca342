export { ProductPicker } from './ProductPicker.js'
export {
  pickerStatuses,
  type FoundProduct,
  type FoundProducts,
  type PickerCollection,
  type PickerCollections,
  type PickerFilter,
  type PickerFilters,
  type PickerLanguage,
  type PickerLanguages,
  type PickerStatus,
  type ProductPickerProps,
  type ReadingTime,
} from './ProductPicker.types.js'
