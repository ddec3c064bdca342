import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** The file that was chosen. */
export const StyledFile = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  padding-inline-start: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};
  font-size: ${fontSize.md};
  line-height: 1.4;

  & > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textMuted};
    stroke-width: 1.75;
  }
`
