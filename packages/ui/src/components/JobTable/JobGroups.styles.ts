import { styled } from 'styled-components'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

/** The line with the heading of a group; it is laid out unlike the jobs, in cards too. */
export const StyledGroupHeading = styled.tbody`
  &&& > tr {
    display: flex;
    min-block-size: 2.625rem;
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border};
    background: ${color.surface2};

    @media ${upTo.phone} {
      padding-block: ${space[3]};
    }

    @container (max-width: 34rem) {
      padding-block: ${space[3]};
    }
  }

  &&& > tr > th {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    font-size: ${fontSize.sm};
    font-weight: 550;
  }

  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`
