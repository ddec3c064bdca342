import { css, styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'

const cell = css`
  box-sizing: border-box;
  border: 1.5px solid ${color.borderControl};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &[data-lit] {
    border-color: ${color.neonEdge};
    background: ${color.neon};
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &[data-lit] {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const StyledChart = styled.figure`
  ${base}
  container-type: inline-size;
  color: ${color.text};
`

export const StyledCells = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--wide), minmax(0, 1fr));
  gap: ${space[2]};

  & > i {
    ${cell}
    aspect-ratio: 1 / 1.9;
    border-radius: ${radius.xs};
  }

  @media (forced-colors: none) {
    & > i[data-lit] {
      box-shadow: ${effect.glowSoft};
    }
  }

  @container (max-width: 37.5rem) {
    grid-template-columns: repeat(var(--narrow), minmax(0, 1fr));
    gap: 0.375rem;
  }
`

export const StyledLegend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-block-start: ${space[5]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & i {
    ${cell}
    flex: none;
    inline-size: 0.625rem;
    block-size: 1.125rem;
    border-radius: ${radius.xs};
  }
`
