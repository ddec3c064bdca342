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

/** The image that was chosen, small. A logo may be light or dark, so its ground is in between. */
export const StyledThumbnail = styled.div`
  flex: none;
  box-sizing: border-box;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  margin-block: ${space[1]};
  padding: 2px;
  border-radius: ${radius.sm};
  background: ${color.borderControl};
`
