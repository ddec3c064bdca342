import { css, styled } from 'styled-components'
import { base, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

const narrow = '@container (max-width: 30rem)'

const toned = css`
  --_ink: ${color.success};

  &[data-tone='warning'] {
    --_ink: ${color.warning};
  }

  &[data-tone='danger'] {
    --_ink: ${color.danger};
  }
`

export const StyledHistogram = styled.figure`
  ${base}
  ${tabularNumbers}
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-inline-size: 0;
  margin: 0;
  color: ${color.text};
`

export const StyledHead = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};

  & > :is(h2, h3, h4) {
    ${base}
    flex: 1 1 auto;
    font-size: ${fontSize.base};
    font-weight: 600;
    line-height: 1.4;
  }

  & > p {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  ${narrow} {
    & > button {
      display: none;
    }
  }
`

/** Lines at a third and two thirds of the height, and the base line. */
const lines = css`
  background-image:
    linear-gradient(${color.border}, ${color.border}),
    linear-gradient(${color.border}, ${color.border}),
    linear-gradient(${color.borderControl}, ${color.borderControl});
  background-repeat: no-repeat;
  background-size: 100% 1px;
  background-position:
    0 33.3%,
    0 66.6%,
    0 100%;
`

export const StyledBars = styled.ol`
  ${base}
  ${lines}
  --_height: 9.5rem;

  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  block-size: var(--_height);
  margin-block-end: 1.5rem;
  padding: 0;
  list-style: none;

  & > li {
    ${toned}
    position: relative;
    display: flex;
    align-items: flex-end;
    padding-inline: 12%;
  }

  & > li[data-marked]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-start: 1px dashed ${color.textMuted};
  }

  & [data-words] {
    ${visuallyHidden}
  }

  & [data-bar] {
    flex: 1;
    border-start-start-radius: ${radius.xs};
    border-start-end-radius: ${radius.xs};
    background: var(--_ink);
  }

  & [data-tone='warning'] > [data-bar] {
    background-image: repeating-linear-gradient(0deg, transparent 0 6px, ${color.surface} 6px 7px);
  }

  & [data-tone='danger'] > [data-bar] {
    background-image: repeating-linear-gradient(45deg, transparent 0 5px, ${color.surface} 5px 7px);
  }

  & [data-tick] {
    position: absolute;
    inset-block-start: calc(100% + ${space[2]});
    inset-inline-start: 0;
    color: ${color.textMuted};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    line-height: 1.2;
    white-space: nowrap;
    translate: -50%;

    &:dir(rtl) {
      translate: 50%;
    }
  }

  & > li:first-child > [data-tick] {
    translate: 0;
  }

  @media (forced-colors: active) {
    & [data-bar] {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background-color: CanvasText;
    }
  }
`

/** The numbers below the bars, where these are too narrow to have them. The bars say them to all others. */
export const StyledNumbers = styled.dl`
  ${base}
  display: none;
  gap: ${space[1]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }

  & dd {
    margin: 0;
    color: ${color.text};
  }

  ${narrow} {
    display: grid;
  }
`

export const StyledLegend = styled.ul`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  padding: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  list-style: none;

  & > li {
    ${toned}
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: var(--_ink);
    stroke-width: 2;
  }
`
