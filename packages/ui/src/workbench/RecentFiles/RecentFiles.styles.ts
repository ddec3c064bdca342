import { styled } from 'styled-components'
import {
  base,
  caption,
  coarseTarget,
  focusRing,
  softTransition,
  wrappingRow,
} from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledRecent = styled.div`
  ${base}
  ${wrappingRow}
  gap: ${space[2]} ${space[3]};
  min-inline-size: 0;
  ${caption}
`

export const StyledList = styled.ul`
  ${base}
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: min(20rem, 100%);
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  @media ${upTo.phone} {
    flex-basis: 100%;
  }
`

/** The facts go below a name that leaves them no room. */
export const StyledText = styled.span`
  ${wrappingRow}
  gap: 0 ${space[2]};
  min-inline-size: 0;
`

export const StyledFile = styled.button`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-inline-size: 100%;
  min-block-size: 2.25rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface2};
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: 500;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${color.borderControl};
      background: ${color.surface3};
    }
  }
`
