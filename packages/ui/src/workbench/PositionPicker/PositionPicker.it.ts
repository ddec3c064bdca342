import { translate } from '../../i18n/index.js'
import type { positionPickerStrings } from './PositionPicker.strings.js'

export const positionPickerIt = translate<typeof positionPickerStrings>('positionPicker', {
  'top-left': 'In alto a sinistra',
  top: 'In alto',
  'top-right': 'In alto a destra',
  left: 'A sinistra',
  middle: 'Al centro',
  right: 'A destra',
  'bottom-left': 'In basso a sinistra',
  bottom: 'In basso',
  'bottom-right': 'In basso a destra',
})
