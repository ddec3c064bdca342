'use client'
import { StyledLeading, StyledRow, StyledRowEnd, StyledTexts } from './SettingsGroup.styles.js'
import type { SettingsRowProps } from './SettingsGroup.types.js'

/** One line of a group whose content runs to the edge: what it is about, and what can be done. */
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
