import { styled } from 'styled-components'
import { base, panel, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, font, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledList = styled.ul`
  ${base}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[5]};
  padding: 0;
  list-style: none;
`

/** Aligns name, platform, text and link across all cards of a row. */
export const StyledCommunity = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  align-items: start;
  gap: ${space[2]};
  padding: ${space[6]};
  ${panel}

  @media ${upTo.phone} {
    padding: ${space[4]};
  }

  & > h2 {
    margin: 0;
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  & > p:not(:last-child) {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  & > p:last-child {
    align-self: end;
    margin: ${space[3]} 0 0;
  }
`

/** Platform and number of members. */
export const StyledMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > span:first-child {
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    letter-spacing: 0.02em;
  }

  & > span:last-child {
    ${tabularNumbers}
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }
`

export const StyledHidden = styled.span`
  ${visuallyHidden}
`
