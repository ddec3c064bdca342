import { styled } from 'styled-components'
import { base, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledProductPreview = styled.section`
  ${base}
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledPreviewHead = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.5rem;

  & > h3 {
    ${base}
    flex: 1;
    font-size: ${fontSize.md};
    font-weight: 600;
    line-height: 1.4;
  }

  & > span {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & > button svg:dir(rtl),
  & > [data-previous] svg {
    rotate: 180deg;
  }

  & > [data-previous] svg:dir(rtl) {
    rotate: none;
  }
`

export const StyledProduct = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Stands for a picture, which is not loaded. */
export const StyledPicture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 6rem;
  block-size: 6rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};
  color: ${color.textSubtle};

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
    stroke-width: 1.5;
  }

  @media ${upTo.phone} {
    display: none;
  }
`

export const StyledProductFacts = styled.div`
  ${tabularNumbers}
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  font-size: ${fontSize.md};
  line-height: 1.5;

  & > * {
    ${base}
    overflow-wrap: anywhere;
  }

  & > p:first-child {
    font-size: ${fontSize.base};
    font-weight: 600;
  }

  & > [data-muted] {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

export const StyledPrices = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};

  & > strong {
    font-size: ${fontSize.base};
    font-weight: 600;
  }

  & > s,
  & > small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & > s > span,
  & > strong > span {
    ${visuallyHidden}
  }
`

export const StyledNotes = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[1]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: start;
    gap: 0.375rem;
    color: ${color.warning};
    font-size: ${fontSize.sm};
  }

  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.15rem;
  }
`
