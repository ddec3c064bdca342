import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, fontSize, radius, space, themes, type Theme } from '../../src/tokens/index.js'

const StyledPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: ${space[5]};
  margin-block: ${space[6]} ${space[8]};
  font-family: ${font.body};
`

const StyledPanel = styled.section`
  min-inline-size: 0;
  padding: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.bg};
  color: ${color.text};

  & > h3 {
    margin: 0 0 ${space[5]};
    color: ${color.textSubtle};
    font: 500 ${fontSize.xs} / 1.5 ${font.mono};
  }
`

/** Renders its content in both themes, side by side if it fits. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <Unstyled>
      <StyledPair>
        {themes.map((theme) => (
          <StyledPanel key={theme} data-theme={theme} aria-label={theme}>
            <h3>{theme}</h3>
            {children(theme)}
          </StyledPanel>
        ))}
      </StyledPair>
    </Unstyled>
  )
}
