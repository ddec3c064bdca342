import { styled } from 'styled-components'
import {
  color,
  dark,
  effect,
  font,
  fontSize,
  light,
  radius,
  space,
  variableName,
  type ColorRole,
} from '../../src/tokens/index.js'
import { BothThemes } from './BothThemes.js'

const values = { dark, light } as const

const StyledSwatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    overflow: hidden;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    box-shadow: ${effect.topLight};
    font: 400 ${fontSize.axis} / 1.5 ${font.mono};
  }

  & p {
    margin: 0;
    padding: ${space[2]} ${space[3]};
    overflow-wrap: anywhere;
  }

  & b {
    display: block;
    font-weight: 600;
  }

  & span {
    color: ${color.textMuted};
  }
`

const StyledSwatch = styled.i`
  display: block;
  block-size: ${space[12]};
  border-block-end: 1px solid ${color.border};
  background: var(--swatch);
`

/** Lists colours by role, with their value in each theme and their variable. */
export function Palette({ roles }: { roles?: readonly ColorRole[] }) {
  const shown = roles ?? (Object.keys(dark) as ColorRole[])
  return (
    <BothThemes>
      {(theme) => (
        <StyledSwatches>
          {shown.map((role) => (
            <li key={role} title={variableName(role)}>
              <StyledSwatch style={{ '--swatch': values[theme][role] }} />
              <p>
                <b>{role}</b>
                <span>{values[theme][role]}</span>
              </p>
            </li>
          ))}
        </StyledSwatches>
      )}
    </BothThemes>
  )
}
