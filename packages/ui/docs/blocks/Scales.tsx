import { styled } from 'styled-components'
import {
  color,
  darkEffects,
  effect,
  font,
  fontSize,
  lightEffects,
  radius,
  space,
  type EffectRole,
} from '../../src/tokens/index.js'
import { BothThemes } from './BothThemes.js'

const StyledRows = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  margin: 0;

  & dt {
    color: ${color.textMuted};
    font: 400 ${fontSize.axis} / 1.5 ${font.mono};
  }

  &[data-stacked] {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[1]};

    & dd {
      margin-block-end: ${space[4]};
    }
  }

  & dd {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const StyledBar = styled.div`
  block-size: ${space[3]};
  inline-size: var(--size);
  border-radius: ${radius.xs};
  background: ${color.accentText};
`

const StyledTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  & span {
    color: ${color.textMuted};
    font: 400 ${fontSize.axis} / 1.5 ${font.mono};
  }
`

const StyledTile = styled.i`
  display: block;
  block-size: ${space[16]};
  margin-block-end: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: var(--radius, ${radius.lg});
  background: ${color.surface};
  box-shadow: var(--shadow, none);
`

/** Shows the space scale as bars. */
export function SpaceScale() {
  return (
    <BothThemes>
      {() => (
        <StyledRows>
          {Object.entries(space).map(([steps, size]) => (
            <div key={steps} style={{ display: 'contents' }}>
              <dt>
                {steps} · {size} · {Number(steps) * 4} px
              </dt>
              <dd>
                <StyledBar style={{ '--size': size }} />
              </dd>
            </div>
          ))}
        </StyledRows>
      )}
    </BothThemes>
  )
}

/** Shows the radii on tiles. */
export function Radii() {
  return (
    <BothThemes>
      {() => (
        <StyledTiles>
          {Object.entries(radius).map(([name, size]) => (
            <li key={name}>
              <StyledTile style={{ '--radius': size }} />
              <span>
                {name} · {size}
              </span>
            </li>
          ))}
        </StyledTiles>
      )}
    </BothThemes>
  )
}

const depths = [
  'topLight',
  'shadow1',
  'shadow2',
  'shadow3',
  'glow',
  'glowSoft',
] as const satisfies readonly EffectRole[]
const effects = { dark: darkEffects, light: lightEffects } as const

/** Shows the effects on tiles. */
export function Depths() {
  return (
    <BothThemes>
      {(theme) => (
        <StyledTiles>
          {depths.map((role) => (
            <li key={role} title={effects[theme][role]}>
              <StyledTile style={{ '--shadow': effect[role] }} />
              <span>{role}</span>
            </li>
          ))}
        </StyledTiles>
      )}
    </BothThemes>
  )
}

const families = {
  display: ['Your shop, after hours.', { fontWeight: 640, letterSpacing: '-0.03em' }],
  body: ['Runs at night, so the morning is yours.', {}],
  mono: ['OPTIMIZER 300 · sk_live_4f2a', {}],
} as const satisfies Record<keyof typeof font, unknown>

const displayed: ReadonlySet<string> = new Set(['3xl', 'title', 'price', 'section', 'hero'])

/** Shows the three font families in typical use. */
export function Families() {
  return (
    <BothThemes>
      {() => (
        <StyledRows>
          {Object.entries(families).map(([name, [sample, style]]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd
                style={{
                  ...style,
                  fontFamily: font[name as keyof typeof font],
                  fontSize: fontSize['3xl'],
                  lineHeight: 1.15,
                }}
              >
                {sample}
              </dd>
            </div>
          ))}
        </StyledRows>
      )}
    </BothThemes>
  )
}

/** Shows every font size, large ones in the display font. */
export function TypeScale() {
  return (
    <BothThemes>
      {() => (
        <StyledRows data-stacked>
          {Object.entries(fontSize).map(([name, size]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                {name} · {size}
              </dt>
              <dd
                style={{
                  fontSize: size,
                  lineHeight: displayed.has(name) ? 1.05 : 1.5,
                  ...(displayed.has(name) && {
                    fontFamily: font.display,
                    fontWeight: 640,
                    letterSpacing: '-0.03em',
                  }),
                }}
              >
                46 to 6 hours
              </dd>
            </div>
          ))}
        </StyledRows>
      )}
    </BothThemes>
  )
}
