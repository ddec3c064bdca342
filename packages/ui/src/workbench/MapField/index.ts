export type { ValueMap, MapFieldProps } from './MapField.types.js'
