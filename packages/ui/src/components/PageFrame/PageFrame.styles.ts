import { styled } from 'styled-components'
import { base, pageTitle } from '../../theme/index.js'
import { color, effect, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledPage = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  color: ${color.text};

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
