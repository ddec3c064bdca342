import { styled } from 'styled-components'
import { focusRing } from '../../theme/index.js'
import { color, space } from '../../tokens/index.js'
import { chipBox } from '../chipBox.styles.js'

export const StyledChip = styled.button`
  ${chipBox}
  ${focusRing}
  padding-inline: ${space[3]} ${space[2]};
  border-color: ${color.textSubtle};
  background: ${color.surface3};

  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2;
  }

  & > span {
    min-inline-size: 0;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.surface2};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:enabled {
      background: color-mix(in srgb, ${color.text} 12%, transparent);
    }
  }
`
