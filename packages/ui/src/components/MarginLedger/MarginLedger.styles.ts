import { styled } from 'styled-components'
import { color, radius, space } from '../../tokens/index.js'

export const StyledMargin = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  justify-content: end;

  & > :nth-child(2) {
    min-inline-size: 4.5rem;
  }

  & > :nth-child(3) {
    min-inline-size: 3.75rem;
    color: ${color.textMuted};
  }
`

/** Twenty cells, each a twentieth of the price; the margin is lit. */
export const StyledCells = styled.span`
  --_cell: calc((100% + 2px) / 20);

  flex: 1 1 5rem;
  max-inline-size: 11rem;
  block-size: 0.75rem;
  border-radius: ${radius.xs};
  background: ${color.surface3};
  overflow: clip;
  mask-image: repeating-linear-gradient(
    90deg,
    ${color.black} 0 calc(var(--_cell) - 2px),
    transparent calc(var(--_cell) - 2px) var(--_cell)
  );

  &::before {
    content: '';
    display: block;
    inline-size: calc(var(--lit, 0) * var(--_cell));
    block-size: 100%;
    background: ${color.neonEdge};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    mask-image: none;

    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
