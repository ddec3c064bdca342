import type { Theme } from '../../tokens/index.js'
import { StyledPanel, StyledRail, StyledWindow } from './ThemePicture.styles.js'

/** A miniature of the dashboard in one theme, independent of the current theme. */
export function ThemePicture({ theme }: { theme: Theme }) {
  return (
    <StyledWindow data-theme={theme}>
      <StyledRail>
        <i data-lit="" />
        <i />
        <i />
        <i />
      </StyledRail>
      <StyledPanel>
        <i />
        <span>
          <i data-lit="" />
        </span>
        <i />
        <i />
      </StyledPanel>
    </StyledWindow>
  )
}
