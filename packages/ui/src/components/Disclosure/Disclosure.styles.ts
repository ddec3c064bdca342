import { styled } from 'styled-components'
import { row, rowStates, tabularNumbers } from '../../theme/index.js'
import { color, duration, easing, font, fontSize, space } from '../../tokens/index.js'

export const StyledButton = styled.button`
  ${row}

  &[data-size='sm'] {
    gap: ${space[2]};
    min-block-size: 2rem;
    padding-inline: ${space[2]};
    color: ${color.textSubtle};
    font-size: ${fontSize.xs};
    font-weight: 550;
  }

  @media (pointer: coarse) {
    &:is(&, [data-size]) {
      min-block-size: 2.75rem;
    }
  }

  ${rowStates}
`

export const StyledLabel = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const StyledTrailing = styled.span`
  ${tabularNumbers}
  font-family: ${font.mono};
  font-size: ${fontSize.axis};
  font-weight: 450;
`

/** Points at the label's end while closed, and down while open. */
export const StyledSign = styled.span`
  display: grid;
  flex: none;
  color: ${color.textSubtle};
  transition: transform ${duration.medium} ${easing.out};

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  [data-size='sm'] > & > svg {
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
    stroke-width: 2.25;
  }

  &:dir(rtl) {
    transform: rotate(0.5turn);
  }

  [aria-expanded='true'] > & {
    transform: rotate(0.25turn);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
