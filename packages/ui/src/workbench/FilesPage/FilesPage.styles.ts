import { styled } from 'styled-components'
import { base, panel } from '../../theme/index.js'
import { color, space, upTo } from '../../tokens/index.js'

export const StyledPanel = styled.div`
  ${base}
  ${panel}
  container-type: inline-size;
  min-inline-size: 0;
  overflow: clip;

  & [role='tablist'] {
    padding-inline: ${space[3]};
  }

  & [role='tab'] {
    min-block-size: 2.75rem;
  }

  & > div > [role='tabpanel'] {
    padding: 0;
  }

  & > div > [role='tabpanel']:focus-visible {
    outline-offset: -2px;
  }
`

/** The line on privacy wraps before the tabs scroll. On phones, where they take the width, it is elsewhere. */
export const StyledEnd = styled.div`
  flex: 0 1000 auto;
  min-inline-size: 9rem;
  padding-inline-end: ${space[5]};

  @media ${upTo.phone} {
    display: none;
  }
`

/** Storage and shared computer, side by side where there is room. */
export const StyledFoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block-start: 1px solid ${color.border};

  & > * {
    padding: ${space[6]};
  }

  & > * + * {
    border-block-start: 1px solid ${color.border};
  }

  @container (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > * + * {
      border-block-start: 0;
      border-inline-start: 1px solid ${color.border};
    }
  }

  @media ${upTo.phone} {
    & > * {
      padding: ${space[5]} ${space[4]};
    }
  }
`

export const StyledNotices = styled.div`
  display: grid;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`
