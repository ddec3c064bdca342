export { MapField } from './MapField.js'
export type { MapFieldProps, ValueMap } from './MapField.types.js'
