'use client'
import { StyledLeading, StyledRow, StyledRowEnd, StyledTexts } from './SettingsGroup.styles.js'
import type { SettingsRowProps } from './SettingsGroup.types.js'

/** Shows one line of a flush group: a label, and actions at the end. */
export function SettingsRow({ label, hint, leading, as = 'div', children }: SettingsRowProps) {
  return (
    <StyledRow as={as}>
      {leading !== undefined && <StyledLeading aria-hidden="true">{leading}</StyledLeading>}
      <StyledTexts>
        <strong>{label}</strong>
        {hint !== undefined && <small>{hint}</small>}
      </StyledTexts>
      {children !== undefined && <StyledRowEnd>{children}</StyledRowEnd>}
    </StyledRow>
  )
}
