export { ToggleGroup } from './ToggleGroup.js'
export type { ToggleGroupProps, ToggleItem } from './ToggleGroup.types.js'
