'use client'
import { Switch } from '../../components/Switch/index.js'
import { useStrings } from '../../i18n/index.js'
import { workbenchShortcutsStrings } from './WorkbenchShortcuts.strings.js'
import { StyledEnd } from './WorkbenchShortcuts.styles.js'
import type { SingleKeySwitchProps } from './WorkbenchShortcuts.types.js'

/** Turns shortcuts of a single letter or sign on and off. Goes at the end of a list of shortcuts. */
export function SingleKeySwitch({ checked, onCheckedChange }: SingleKeySwitchProps) {
  const strings = useStrings(workbenchShortcutsStrings)
  return (
    <StyledEnd>
      <p>{strings.find}</p>
      <Switch
        label={checked ? strings.on : strings.off}
        hint={strings.hint}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
    </StyledEnd>
  )
}
