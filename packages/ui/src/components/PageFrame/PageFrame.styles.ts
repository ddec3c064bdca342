import { styled } from 'styled-components'
import { base, pageTitle } from '../../theme/index.js'
import { color, effect, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledPage = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  color: ${color.text};

  &[data-wide] {
    gap: 0.875rem;
  }

  /* Its line is 20 px high, with 8 px below it. */
  &[data-wide] > nav {
    margin-block: -0.125rem -0.5rem;
    font-size: ${fontSize.xs};
  }

  @media ${upTo.phone} {
    &[data-compact] > nav {
      display: none;
    }
  }
`

export const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  margin-block-end: ${space[2]};

  [data-wide] > & {
    gap: ${space[2]} 0.875rem;
    min-block-size: 2.75rem;
    margin-block-end: 0;
  }
`

export const StyledTile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};
  box-shadow: ${effect.topLight};
  color: ${color.accentText};

  & > svg {
    inline-size: 1.625rem;
    block-size: 1.625rem;
    stroke-width: 1.75;
  }

  [data-wide] & {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: ${radius.md};
  }

  [data-wide] & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  @media ${upTo.phone} {
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: ${radius.md};

    [data-compact] & {
      display: none;
    }
  }
`

export const StyledTitle = styled.div`
  flex: 1 1 18rem;
  min-inline-size: 0;

  & > h1 {
    ${pageTitle}
  }

  & > p {
    ${base}
    max-inline-size: 65ch;
    margin-block-start: ${space[2]};
    color: ${color.textMuted};
    font-size: ${fontSize.base};
    line-height: 1.5;
    text-wrap: pretty;
  }

  [data-wide] & > h1 {
    font-size: 1.5rem;
    line-height: 1;
  }

  [data-wide] & > p {
    max-inline-size: 100ch;
    margin-block-start: 0.125rem;
    font-size: ${fontSize.sm};
    line-height: 1.3;
  }

  @media ${upTo.phone} {
    flex-basis: 100%;
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media ${upTo.phone} {
    flex: 1 1 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`

/** A box wraps as a whole, and breaks inside only if it is wider than the line. */
export const StyledWord = styled.span`
  display: inline-block;
`
