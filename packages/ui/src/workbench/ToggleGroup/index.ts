export type { ToggleItem, ToggleGroupProps } from './ToggleGroup.types.js'
