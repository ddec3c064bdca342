import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledComparison = styled.div`
  ${base}
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[4]};
  min-inline-size: 0;
`

export const StyledLead = styled.p`
  ${base}
  ${tabularNumbers}
  color: ${color.text};
  font-size: ${fontSize.base};
  overflow-wrap: anywhere;

  /* Focus moves here so that it is read; it is no control. */
  &:focus {
    outline: none;
  }
`

export const StyledChoice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`

/** Keeps its room while a short wait shows nothing. */
export const StyledWaiting = styled.div`
  display: grid;
  gap: ${space[3]};

  &[data-waiting] {
    visibility: hidden;
  }
`

export const StyledFiles = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface2};

  & > button {
    flex: none;
    color: ${color.textMuted};
  }

  & > button > svg {
    rotate: 90deg;
  }

  @media ${upTo.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[2]} ${space[3]};

    & > button {
      grid-area: 1 / 2 / 3;
    }

    & > button > svg {
      rotate: none;
    }
  }
`

export const StyledFile = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.textSubtle};
  }

  & > div {
    display: grid;
    gap: 0.125rem;
    min-inline-size: 0;
  }

  & small {
    font-size: ${fontSize.xs};
  }

  & strong {
    display: grid;
    min-inline-size: 0;
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: 600;
  }
`

/** Columns that only one of the files has. */
export const StyledColumns = styled.div`
  display: grid;
  gap: ${space[1]};
  font-size: ${fontSize.sm};

  & > p {
    ${base}
    overflow-wrap: anywhere;
  }
`

export const StyledFilters = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`

/** Takes the rest of the dialog, in which the rows scroll. */
export const StyledTable = styled.div`
  --preview-start: ${space[4]};
  display: grid;
  flex: 1 1 0;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 18rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  overflow: clip;

  & > * {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }

  & > * > [data-scroller] {
    max-block-size: none;
  }
`

export const StyledHint = styled.p`
  ${base}
  color: ${color.textSubtle};
  font-size: ${fontSize.xs};
`
