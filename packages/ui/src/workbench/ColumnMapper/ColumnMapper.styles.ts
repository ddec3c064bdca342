import { styled } from 'styled-components'
import { base, singleColumn, tabularNumbers, wrappingRow } from '../../theme/index.js'
import { color, effect, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledMapper = styled.section`
  ${base}
  container: mapper / inline-size;
  ${singleColumn}
  color: ${color.text};

  /* What the user is asked to confirm. */
  & tbody > tr:has([data-match='confirm']) {
    background: color-mix(in srgb, ${color.warning} ${effect.tint}, transparent);
  }

  & table {
    border-block: 1px solid ${color.border};
  }

  @container table (min-width: 36.01rem) {
    & tr > :nth-child(1) {
      inline-size: 20%;
    }

    & tr > :nth-child(3) {
      inline-size: 30%;
    }

    & tr > :nth-child(4) {
      inline-size: 22%;
    }
  }
`

export const StyledMapperHead = styled.div`
  ${wrappingRow}
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]} ${space[6]};

  & > p {
    ${base}
    ${tabularNumbers}
    flex: 1 1 18rem;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }

  & > p > strong {
    color: ${color.text};
    font-weight: 600;
  }

  & > p > button {
    margin-inline-start: ${space[2]};
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledSupplier = styled.div`
  display: flex;
  flex: 0 1 18rem;
  align-items: center;
  gap: ${space[3]};

  & > label {
    flex: none;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

export const StyledExamples = styled.span`
  ${tabularNumbers}
  display: -webkit-box;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.4;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** An arrow, and beside it what the column becomes. */
export const StyledTarget = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-inline-size: 0;

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;

    &:dir(rtl) {
      rotate: 180deg;
    }
  }

  & > :not(svg) {
    grid-column: 2;
  }

  & select,
  & input {
    min-block-size: 2.5rem;
    font-size: ${fontSize.md};
  }

  & select + svg {
    margin-inline-end: ${space[3]};
  }

  @media (pointer: coarse) {
    & select,
    & input {
      min-block-size: 2.75rem;
      font-size: ${fontSize.base};
    }
  }

  /* Among the values of a card there is no direction to point to. */
  @container table (max-width: 36rem) {
    flex: 0 1 14rem;
    grid-template-columns: minmax(0, 1fr);

    & > svg {
      display: none;
    }

    & > :not(svg) {
      grid-column: 1;
    }
  }
`

export const StyledMatch = styled.span`
  --_ink: ${color.textMuted};

  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: var(--_ink);
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 2;
  }

  &[data-tone='success'] {
    --_ink: ${color.success};
  }

  &[data-tone='info'] {
    --_ink: ${color.info};
  }
`

export const StyledMapperError = styled.div`
  padding: 0 ${space[6]} ${space[4]};

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledBelow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    padding: ${space[6]};
  }

  & > * + * {
    border-block-start: 1px solid ${color.border};
  }

  @container mapper (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > * + * {
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
