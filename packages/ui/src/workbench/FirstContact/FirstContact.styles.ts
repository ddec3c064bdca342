import { styled } from 'styled-components'
import { base, caption, panel, wrappingRow } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

/** Side by side from this container width. */
const wide = '56rem'

export const StyledPlace = styled.section`
  /* Clear of the bar at the top. */
  scroll-margin-block-start: ${space[20]};
`

export const StyledNews = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-end: ${space[4]};
  scroll-margin-block-start: ${space[20]};

  &:empty {
    display: none;
  }
`

export const StyledRoom = styled.div`
  ${base}
  container-type: inline-size;
  min-inline-size: 0;
  ${panel}
`

export const StyledHead = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  padding: ${space[4]} ${space[6]};
  border-block-end: 1px solid ${color.border};

  @media ${upTo.phone} {
    padding: ${space[4]};
  }
`

export const StyledTitle = styled.div`
  flex: 1 1 24rem;
  min-inline-size: 0;

  & > h2 {
    ${base}
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.012em;
    scroll-margin-block-start: 6rem;
  }

  & > h2:focus {
    outline: none;
  }

  & > p {
    ${base}
    margin-block-start: ${space[1]};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }
`

export const StyledBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container (min-width: ${wide}) {
    grid-template-columns: minmax(0, 1fr) 23rem;

    &[data-single] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  & > * {
    min-inline-size: 0;
    padding: ${space[6]};
  }

  & > * + * {
    border-block-start: 1px solid ${color.border};

    @container (min-width: ${wide}) {
      border-block-start: 0;
      border-inline-start: 1px solid ${color.border};
    }
  }

  @media ${upTo.phone} {
    & > * {
      padding: ${space[4]};
    }
  }
`

export const StyledMain = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
`

export const StyledFacts = styled.ul`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  padding: 0;
  ${caption}
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }
`

export const StyledFoot = styled.div`
  padding: ${space[3]} ${space[6]};
  border-block-start: 1px solid ${color.border};

  @media ${upTo.phone} {
    padding: ${space[3]} ${space[4]};
  }
`

/** About as high as what it waits for. */
export const StyledWaiting = styled.div`
  min-block-size: 16rem;
`
