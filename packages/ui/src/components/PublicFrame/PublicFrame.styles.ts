import { styled } from 'styled-components'
import { base, focusRing, noticeSize } from '../../theme/index.js'
import { color, space, upTo } from '../../tokens/index.js'

const gutter = `max(${space[6]}, (100% - 75rem) / 2)`

/** A column, because a header in a grid row cannot be sticky. */
export const StyledFrame = styled.div`
  ${base}
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - ${noticeSize});
  background: ${color.bg};
  color: ${color.text};

  @media print {
    display: block;
    min-block-size: 0;
  }
`

export const StyledHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: 4.5rem;
  padding: ${space[2]} ${gutter};

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }

  @media print {
    display: none;
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

export const StyledMain = styled.main`
  ${focusRing}
  flex: 1;
  padding: ${space[12]} ${gutter} ${space[24]};

  &:focus-visible {
    outline-offset: -4px;
  }

  @media ${upTo.phone} {
    padding: ${space[8]} ${space[4]} ${space[16]};
  }

  &[data-flush] {
    padding: 0;
  }

  @media print {
    padding: 0;
  }
`
