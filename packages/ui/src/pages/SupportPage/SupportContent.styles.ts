import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

/** Answers at the start, the form at the end; one column in narrow containers. */
export const StyledColumns = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
  align-items: start;
  gap: ${space[5]};

  @media ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The form and the chat are not printed. */
  @media print {
    display: block;

    & > :last-child {
      display: none;
    }
  }
`

export const StyledColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media print {
    & > :last-child {
      display: none;
    }
  }
`

/** Icon, text and button on one line; the button wraps in narrow containers. */
export const StyledChat = styled.div`
  ${base}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};

  & > svg {
    align-self: start;
    inline-size: 1.25rem;
    block-size: 1.4em;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  & h2 {
    margin: 0;
    font-size: ${fontSize.base};
    font-weight: 550;
    line-height: 1.4;
  }

  & p {
    margin: ${space[1]} 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.45;
    text-wrap: pretty;
  }

  @media ${upTo.phone} {
    grid-template-columns: auto minmax(0, 1fr);

    & > button {
      grid-column: 1 / -1;
    }
  }
`
