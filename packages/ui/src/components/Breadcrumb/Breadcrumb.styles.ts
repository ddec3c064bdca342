import { styled } from 'styled-components'
import { base, coarseTarget, focusRing } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledList = styled.ol`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  padding: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 1.5rem;
  }

  & svg {
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  & svg:dir(rtl) {
    transform: scaleX(-1);
  }

  & a {
    ${focusRing}
    ${coarseTarget}
    position: relative;
    display: grid;
    align-items: center;
    min-block-size: 1.5rem;
    border-radius: ${radius.xs};
    color: inherit;
    text-decoration: underline;
    text-decoration-color: ${color.borderControl};
    text-underline-offset: 0.25em;
  }

  /* A short name at the edge of the screen has no room for a larger target around it. */
  @media (pointer: coarse) {
    & a {
      min-inline-size: 2.75rem;
    }
  }

  & a:hover {
    color: ${color.text};
    text-decoration-color: currentColor;
  }
`
