import { styled } from 'styled-components'
import { base, tabularNumbers, visuallyHidden, wrappingRow } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledImageDownload = styled.div`
  ${base}
  ${tabularNumbers}
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.5;

  @media ${upTo.phone} {
    flex: 1 1 100%;
  }
`

export const StyledLine = styled.div`
  ${wrappingRow}
  gap: ${space[3]};

  & > p {
    ${base}
    flex: 1 1 16rem;
    min-inline-size: 0;
    text-wrap: pretty;
  }

  /* One row of buttons: where they stay in view, two would hide what they are for. */
  @media ${upTo.phone} {
    gap: ${space[2]};
    text-align: start;

    & > p {
      flex-basis: 100%;
      font-size: ${fontSize.xs};
    }

    & > p:not([data-fixed]) {
      display: none;
    }

    & > button {
      flex: 1 1 0;
      min-block-size: 2.75rem;
    }

    & > [data-list] {
      flex: 0 0 2.75rem;
      padding: 0;
    }

    & > [data-list] > span {
      ${visuallyHidden}
    }
  }
`
