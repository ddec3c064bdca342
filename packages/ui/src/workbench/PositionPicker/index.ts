export { PositionPicker } from './PositionPicker.js'
export { picturePlaces } from './PositionPicker.types.js'
export type { PicturePlace, PositionPickerProps } from './PositionPicker.types.js'
