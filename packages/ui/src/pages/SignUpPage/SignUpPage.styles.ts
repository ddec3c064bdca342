import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.js'

export const StyledSent = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  color: ${color.textMuted};

  & > p {
    margin: 0;
    text-wrap: pretty;
  }

  & bdi {
    color: ${color.text};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`
