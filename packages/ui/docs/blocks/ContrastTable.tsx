import { styled } from 'styled-components'
import { color, font, fontSize, radius, space, type Theme } from '../../src/tokens/index.js'
import { colorPairs, contrastLimits, measurePair, type ColorPair } from '../../src/tokens/pairs.js'
import { CheckIcon, CloseIcon } from '../../src/icons/index.js'
import { Badge } from '../../src/components/Badge/index.js'
import { BothThemes } from './BothThemes.js'

const StyledTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;

  & caption {
    padding-block-end: ${space[3]};
    color: ${color.textMuted};
    text-align: start;
  }

  & :is(th, td) {
    padding: ${space[2]} ${space[2]} ${space[2]} 0;
    border-block-start: 1px solid ${color.border};
    font-weight: 400;
    text-align: start;
  }

  & thead th {
    border: 0;
    color: ${color.textSubtle};
  }

  & tbody th {
    font-family: ${font.mono};
    font-size: ${fontSize.axis};
  }
`

const StyledSample = styled.span`
  display: inline-block;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.sm};
  background: var(--ground);
  color: var(--ink);
  font-weight: 600;

  &[data-limit='edge'] {
    outline: 2px solid var(--ink);
    outline-offset: -2px;
    color: transparent;
  }
`

function groundOf({ role, on, tinted }: ColorPair): string {
  if (!tinted) return color[on]
  return `linear-gradient(color-mix(in srgb, ${color[role]} var(--dw-tint), transparent) 0 0), ${color[on]}`
}

function Row({ pair, theme }: { pair: ColorPair; theme: Theme }) {
  const ratio = measurePair(pair, theme)
  const enough = ratio >= contrastLimits[pair.limit]
  return (
    <tr>
      <th scope="row">
        {pair.role} on {pair.tinted ? `its tint on ${pair.on}` : pair.on}
      </th>
      <td>
        <StyledSample
          data-limit={pair.limit}
          style={{ '--ink': color[pair.role], '--ground': groundOf(pair) }}
        >
          Aa
        </StyledSample>
      </td>
      <td>
        <Badge tone={enough ? 'success' : 'danger'} icon={enough ? <CheckIcon /> : <CloseIcon />}>
          {ratio.toFixed(1)}
        </Badge>
      </td>
      <td>{contrastLimits[pair.limit]}</td>
    </tr>
  )
}

/** Lists the colour pairs in use with their contrast, computed from the tokens by the same function as in the tests. */
export function ContrastTable() {
  return (
    <BothThemes>
      {(theme) => (
        <StyledTable>
          <caption>{colorPairs.length} pairs in use, WCAG ratio</caption>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Sample</th>
              <th scope="col">Measured</th>
              <th scope="col">At least</th>
            </tr>
          </thead>
          <tbody>
            {colorPairs.map((pair) => (
              <Row key={`${pair.role} ${pair.on} ${pair.tinted}`} pair={pair} theme={theme} />
            ))}
          </tbody>
        </StyledTable>
      )}
    </BothThemes>
  )
}
