import { styled } from 'styled-components'
import { base, focusRing, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledContent = styled.div`
  ${tabularNumbers}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  font-size: ${fontSize.md};

  & > p {
    ${base}
    text-wrap: pretty;
  }
`

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
`

export const StyledEmpty = styled.span`
  color: ${color.textSubtle};
`

export const StyledMore = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
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
