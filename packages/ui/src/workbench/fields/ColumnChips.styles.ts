import { styled } from 'styled-components'
import { focusRing } from '../../theme/index.js'
import { color } from '../../tokens/index.js'
import { chipBox } from '../chipBox.styles.js'

export const StyledMore = styled.button`
  ${chipBox}
  ${focusRing}
  color: ${color.textMuted};

  &:disabled {
    border-color: ${color.border};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:enabled {
      border-color: ${color.textSubtle};
      background: ${color.surface2};
      color: ${color.text};
    }
  }
`
