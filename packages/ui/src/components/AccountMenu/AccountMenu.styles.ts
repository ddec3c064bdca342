import { styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledAvatar = styled.button`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  margin-inline-start: ${space[1]};
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface3};
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1;
  cursor: pointer;

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textMuted};
    stroke-width: 1.75;
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${color.textSubtle};
    }
  }

  &[aria-expanded='true'] {
    border-color: ${color.text};
  }
`
