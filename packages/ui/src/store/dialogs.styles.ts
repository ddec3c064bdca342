import { styled } from 'styled-components'
import { base, singleColumn, tabularNumbers } from '../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../tokens/index.js'

/** Content of a dialog about an update. */
export const StyledContent = styled.div`
  ${tabularNumbers}
  ${singleColumn}
  gap: ${space[4]};
  padding-block-start: 1px;
`

/** The sentence that says what happens. */
export const StyledLead = styled.p`
  ${base}
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  line-height: 1.5;
  text-wrap: pretty;

  & > strong {
    color: ${color.text};
    font-weight: 600;
  }
`

/** A part with a heading of its own. */
export const StyledPart = styled.section`
  ${singleColumn}
  gap: ${space[2]};

  & > h3 {
    ${base}
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: 600;
    line-height: 1.4;
  }

  & > p {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.5;
    text-wrap: pretty;
  }
`

/** Facts, each behind a sign. */
export const StyledFacts = styled.ul`
  ${base}
  display: grid;
  gap: ${space[2]};
  max-block-size: 15rem;
  padding: 0;
  overflow-y: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    overflow-wrap: anywhere;
  }

  & > li > svg {
    inline-size: 1rem;
    block-size: 1.5em;
    color: ${color.textSubtle};
    stroke-width: 2;
  }

  & > li > svg[data-tone='info'] {
    color: ${color.info};
  }

  & strong {
    color: ${color.text};
    font-weight: 600;
  }
`

/** A box with what is good to know before pressing the button. */
export const StyledNote = styled.div`
  ${base}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.info};
  border-radius: ${radius.md};
  background: color-mix(in srgb, ${color.info} 7%, ${color.surface});
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;
  text-wrap: pretty;

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.5em;
    color: ${color.info};
    stroke-width: 1.75;
  }

  & p {
    margin: 0;
  }

  & p + p {
    margin-block-start: ${space[1]};
  }

  & p > strong {
    color: ${color.text};
    font-weight: 500;
  }
`

/** The sentence beside the buttons of a dialog. */
export const StyledFootnote = styled.p`
  ${base}
  flex: 1 1 12rem;
  align-self: center;
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;
  text-wrap: balance;

  @media ${upTo.phone} {
    &&& {
      flex-basis: 100%;
    }
  }
`

/** Placeholders while something is counted. */
export const StyledCounting = styled.div`
  ${singleColumn}
  gap: ${space[3]};
  min-block-size: 11rem;
  align-content: start;
  color: ${color.textMuted};

  & > p {
    ${base}
    font-size: ${fontSize.base};
    line-height: 1.5;
  }
`
