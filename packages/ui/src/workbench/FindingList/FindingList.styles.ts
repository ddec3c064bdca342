import { css, styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition, wrappingRow } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

/** Space between the list and the edge of its panel. */
const edge = css`
  padding-inline: clamp(${space[4]}, 4cqi, 1.375rem);
`

const narrow = '@container (max-width: 40rem)'

export const StyledFindingList = styled.section`
  ${base}
  container-type: inline-size;
  color: ${color.text};
`

export const StyledHead = styled.div`
  ${base}
  ${edge}
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.border};
  color: ${color.text};

  & > div:first-child {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }

  & p {
    ${base}
    margin-block-start: 0.125rem;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.5;
    text-wrap: pretty;
  }
`

export const StyledHeading = styled.h3`
  ${base}
  font-size: ${fontSize.lg};
  font-weight: 600;
  line-height: 1.35;
  letter-spacing: -0.012em;
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`

const toned = css`
  &[data-tone='danger'] {
    --_ink: ${color.danger};
  }

  &[data-tone='warning'] {
    --_ink: ${color.warning};
  }
`

export const StyledGroupHead = styled.div`
  ${base}
  ${edge}
  ${toned}
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: baseline;
  gap: 0 ${space[2]};
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface2};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.5;

  & > svg {
    align-self: start;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.15625rem;
    color: var(--_ink);
    stroke-width: 2;
  }

  & > :is(h3, h4) {
    ${base}
    color: var(--_ink);
    font-size: inherit;
    font-weight: 550;
    white-space: nowrap;
  }

  & > p {
    ${base}
    text-wrap: pretty;
  }

  ${narrow} {
    grid-template-columns: auto minmax(0, 1fr);

    & > p {
      grid-column: 2;
    }
  }
`

export const StyledList = styled.ul`
  ${base}
  padding: 0;
  list-style: none;
`

export const StyledItem = styled.li`
  ${base}
  ${edge}
  ${toned}
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[3]};
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.5;

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: var(--_ink);
    stroke-width: 1.75;
  }

  & :is(h4, h5) {
    ${base}
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.005em;
    overflow-wrap: break-word;
  }

  & p {
    ${base}
    max-inline-size: 66ch;
    margin-block-start: 0.125rem;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }

  & > span:last-child {
    color: ${color.textMuted};
  }

  ${narrow} {
    grid-template-columns: 1.25rem minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`

/** The ways on from a finding, where there are several. */
export const StyledWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[2]};

  ${narrow} {
    justify-content: start;
  }
`

export const StyledRows = styled.ul`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  padding: 0;
  margin-block-start: ${space[2]};
  list-style: none;

  & > li:focus {
    outline: none;
  }

  & > li > :is(button, span) {
    ${base}
    position: relative;
    display: inline-block;
    min-block-size: 1.625rem;
    padding: 0.375rem ${space[2]};
    border: 0;
    border-radius: ${radius.sm};
    background: ${color.surface3};
    color: ${color.text};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    font-weight: 450;
    line-height: 1.1;
  }

  & > li > button {
    ${focusRing}
    ${softTransition}
    ${coarseTarget}
    cursor: pointer;
  }

  @media (hover: hover) {
    & > li > button:hover {
      background: color-mix(in srgb, ${color.text} 18%, ${color.surface3});
    }
  }

  @media (pointer: coarse) {
    gap: ${space[3]};

    & > li > :is(button, span) {
      min-block-size: 2rem;
      padding: 0.5625rem ${space[3]};
    }
  }

  @media (forced-colors: active) {
    & > li > :is(button, span) {
      border: 1px solid CanvasText;
    }

    & > li > button {
      border-color: ButtonText;
    }
  }
`

export const StyledMissing = styled.div`
  ${base}
  padding: ${space[2]} clamp(${space[1]}, 1cqi, 0.625rem);
  border-block-end: 1px solid ${color.border};

  & > div > div {
    display: grid;
    gap: ${space[3]};
    justify-items: start;
    padding: ${space[1]} ${space[3]} ${space[3]};
  }

  & p {
    ${base}
    max-inline-size: 66ch;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.5;
    text-wrap: pretty;
  }
`

export const StyledPassed = styled.div`
  ${base}
  padding: ${space[1]} clamp(${space[1]}, 1cqi, 0.625rem);
  background: ${color.surface2};

  & > button {
    color: ${color.success};
    font-size: ${fontSize.sm};
    font-weight: 550;
  }

  & > button > svg:first-child {
    color: inherit;
  }
`

export const StyledNames = styled.ul`
  ${base}
  columns: 14rem;
  padding: ${space[1]} ${space[3]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.75;
  list-style: none;
`

export const StyledWaiting = styled.div`
  ${base}
  ${edge}
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[5]} ${space[8]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};

  & > p {
    ${base}
    min-block-size: 1.5em;
    line-height: 1.5;
  }

  &[data-waiting] > :not(p) {
    visibility: hidden;
  }
`

export const StyledSolution = styled.div`
  ${edge}
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.border};
`
