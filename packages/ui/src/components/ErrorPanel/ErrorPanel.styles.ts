import { styled } from 'styled-components'
import { base, emptyTile, noticeSize, pageTitle } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

/** Fills the screen, with the panel in the middle of the space below the brand. */
export const StyledScreen = styled.main`
  ${base}
  display: grid;
  grid-template-rows: auto 1fr;
  justify-items: start;
  min-block-size: calc(100dvh - ${noticeSize});
  padding: ${space[6]} max(${space[6]}, (100% - 75rem) / 2) ${space[16]};
  background: ${color.bg};

  & > :last-child {
    align-self: center;
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledPanel = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  max-inline-size: 40rem;
  padding-block: ${space[10]};
  color: ${color.text};

  & > h1 {
    ${pageTitle}
  }

  & > p {
    ${base}
    max-inline-size: 52ch;
    color: ${color.textMuted};
    font-size: ${fontSize.lg};
    line-height: 1.55;
    text-wrap: pretty;
  }
`

export const StyledTile = styled.span`
  ${emptyTile}

  [data-kind='failed'] > & {
    color: ${color.warning};
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[4]};

  @media print {
    display: none;
  }
`
