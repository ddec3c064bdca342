import { styled } from 'styled-components'
import { base, caption } from '../../theme/index.js'
import { color, space } from '../../tokens/index.js'

export const StyledPrivacy = styled.p`
  ${base}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${caption}

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.success};
    stroke-width: 2;
  }

  &[data-sent] > svg {
    color: ${color.warning};
  }
`
