import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import * as icons from '../../src/icons/index.js'
import { color, font, fontSize, radius, space } from '../../src/tokens/index.js'
import { BothThemes } from './BothThemes.js'

const StyledGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
    padding: ${space[3]} ${space[1]};
    border-radius: ${radius.md};
    color: ${color.textMuted};
    font: 400 ${fontSize.axis} / 1.35 ${font.mono};
    text-align: center;
    overflow-wrap: anywhere;
  }

  & li:hover {
    background: ${color.surface2};
    color: ${color.text};
  }

  & svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.text};
    stroke-width: 1.75;
  }
`

/** Shows every icon in use, with its import name. */
export function IconGrid() {
  const named = Object.entries<ComponentType<{ 'aria-hidden': 'true' }>>(icons)
  return (
    <BothThemes>
      {() => (
        <StyledGrid>
          {named.map(([name, Icon]) => (
            <li key={name}>
              <Icon aria-hidden="true" />
              {name}
            </li>
          ))}
        </StyledGrid>
      )}
    </BothThemes>
  )
}
