import { styled } from 'styled-components'
import { focusRing } from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledPanel = styled.div`
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  color: ${color.text};
  font-size: ${fontSize.sm};

  /* A price or a row number stays on one line. */
  &&& td {
    overflow-wrap: break-word;
  }

  & small {
    display: block;
    color: ${color.textMuted};
    font-size: inherit;
    font-weight: 400;
  }

  && td:last-child {
    font-weight: 600;
  }

  &&& [data-label] {
    font-weight: 400;
  }

  & [data-value] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`

export const StyledScroller = styled.div`
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-whole] {
    max-block-size: 18rem;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  &[data-whole] [data-value] {
    display: block;
  }
`

export const StyledMore = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding: ${space[1]} ${space[6]};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};

  & > span {
    padding-block: ${space[2]};
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`
