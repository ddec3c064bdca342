import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, effect, font, fontSize, radius, space } from '../../tokens/index.js'

export const StyledBars = styled.div`
  ${base}
  /* Share of the track for the largest amount; the rest is for “or more”. */
  --_scale: 100%;
  display: grid;
  gap: ${space[8]};
  color: ${color.text};

  &[data-open] {
    --_scale: 92%;
  }
`

export const StyledRow = styled.div`
  /* A tile, because some browsers render a long repeating gradient unevenly. */
  --_bar: linear-gradient(
      to bottom right,
      ${color.borderControl} 0 10%,
      ${color.surface3} 10% 50%,
      ${color.borderControl} 50% 60%,
      ${color.surface3} 60%
    )
    0 0 / 11px 24px;
  --_edge: ${color.borderControl};
  --_light: none;
  display: grid;
  gap: ${space[3]};

  &[data-highlighted] {
    --_bar: ${color.neon};
    --_edge: ${color.neonEdge};
    --_light: ${effect.glowSoft};
  }

  @media print {
    break-inside: avoid;
  }
`

export const StyledText = styled.div`
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  font-size: ${fontSize.base};
  line-height: 1.3;

  & > :last-child {
    color: ${color.textMuted};
  }

  & b {
    color: ${color.text};
    font-family: ${font.display};
    font-size: ${fontSize['3xl']};
    font-weight: 640;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
`

export const StyledTrack = styled.div`
  block-size: 2.75rem;
  border-radius: ${radius.sm};
  background: ${color.surface2};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  & > i {
    display: block;
    box-sizing: border-box;
    inline-size: calc(var(--share) * var(--_scale));
    block-size: 100%;
    border: 1px solid var(--_edge);
    border-radius: inherit;
    background: var(--_bar);
    box-shadow: var(--_light);
  }

  /* Extends the bar past its amount and fades it out. */
  &[data-open] > i {
    inline-size: calc(var(--share) * var(--_scale) + 100% - var(--_scale));
    border-inline-end: 0;
    mask-image: linear-gradient(90deg, ${color.black} 84%, transparent);
  }

  &[data-open] > i:dir(rtl) {
    mask-image: linear-gradient(-90deg, ${color.black} 84%, transparent);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    & > i {
      border: 0;
      background: CanvasText;
      forced-color-adjust: none;
    }

    [data-highlighted] > & > i {
      background: Highlight;
    }
  }
`
