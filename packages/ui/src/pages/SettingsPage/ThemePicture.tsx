import type { Theme } from '../../tokens/index.js'
import { StyledPanel, StyledRail, StyledWindow } from './ThemePicture.styles.js'

/** The dashboard in small, in one theme, whatever theme is around it. */
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
