import { styled } from 'styled-components'
import { base, noticeSize } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

/** Jobs beside quota: two thirds and one third. */
export const StyledColumns = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 21.25rem);
  gap: ${space[5]};

  @media ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;

    & > * + * {
      margin-block-start: ${space[5]};
    }
  }
`

/** The table header stays in view below the top bar. */
export const StyledQueue = styled.div`
  ${base}
  --sticky-start: calc(${noticeSize} + 3.75rem);

  display: grid;
  align-content: start;
  min-inline-size: 0;
`

export const StyledPlan = styled.div`
  ${base}
  display: grid;
  min-inline-size: 0;

  & > section {
    display: grid;
    grid-template-rows: auto 1fr;
  }

  & > section > :last-child {
    display: flex;
    flex-direction: column;
    gap: ${space[4]};
    padding-block-start: ${space[3]};
  }

  & p:nth-child(2) {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.5;
    text-wrap: pretty;
  }

  & > section > :last-child > :last-child {
    margin-block-start: auto;

    & > svg:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`

/** Small, because it is only an offer below the heading. */
export const StyledRequested = styled.div`
  ${base}
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-block-start: ${space[1]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};

  & > p {
    ${base}
  }

  @media print {
    display: none;
  }
`
