import { defineStrings } from '../../i18n/index.js'

export const positionPickerStrings = defineStrings('positionPicker', {
  'top-left': 'Top left',
  top: 'Top',
  'top-right': 'Top right',
  left: 'Left',
  middle: 'Middle',
  right: 'Right',
  'bottom-left': 'Bottom left',
  bottom: 'Bottom',
  'bottom-right': 'Bottom right',
})
