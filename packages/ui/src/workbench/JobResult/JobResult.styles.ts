import { styled } from 'styled-components'
import { base, caption, tabularNumbers, wrappingRow } from '../../theme/index.js'
import { color, effect, font, radius, space } from '../../tokens/index.js'
import { resultHeading } from '../resultHeading.styles.js'

export const StyledJobResult = styled.section`
  ${base}
  container-type: inline-size;
  display: grid;
  gap: ${space[5]};
  padding: ${space[6]} clamp(${space[4]}, 4cqi, 1.375rem);
  padding-inline-start: var(--preview-start, clamp(${space[4]}, 4cqi, 1.375rem));
  color: ${color.text};
`

export const StyledHead = styled.div`
  ${wrappingRow}
  gap: ${space[3]} ${space[4]};

  & > :nth-child(2) {
    flex: 1 1 18rem;
    min-inline-size: 0;
  }

  ${resultHeading}

  @container (max-width: 40rem) {
    & > :nth-child(2) {
      flex-basis: calc(100% - 4.5rem);
    }
  }
`

export const StyledTile = styled.span`
  --_ink: ${color.textMuted};

  display: grid;
  place-items: center;
  flex: none;
  box-sizing: border-box;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  border: 1px solid color-mix(in srgb, var(--_ink) 45%, transparent);
  border-radius: ${radius.lg};
  background: color-mix(in srgb, var(--_ink) ${effect.tint}, transparent);
  color: var(--_ink);

  &[data-tone='success'] {
    --_ink: ${color.success};
  }

  &[data-tone='warning'] {
    --_ink: ${color.warning};
  }

  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    stroke-width: 1.75;
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  &:empty {
    display: none;
  }

  @container (max-width: 30rem) {
    flex: 1 1 100%;

    & > * {
      flex: 1;
    }
  }
`

export const StyledFigures = styled.dl`
  ${base}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.border};

  & > div {
    flex: 1 1 6rem;
    padding: ${space[4]} 1.375rem;
    background: ${color.surface};
  }

  & dt {
    ${caption}
  }

  & dd {
    margin: 0.375rem 0 0;
    font-family: ${font.display};
    font-size: 1.5rem;
    font-weight: 620;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

export const StyledNext = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]};

  @media print {
    display: none;
  }

  & > nav {
    ${wrappingRow}
    flex: 1 1 24rem;
    gap: ${space[2]};
  }

  & :is(h3, h4) {
    ${base}
    flex: 1 1 100%;
    margin-block-end: ${space[1]};
    ${caption}
    font-weight: 450;

    @container (min-width: 60rem) {
      flex: none;
      margin-block-end: 0;
    }
  }

  & > nav > button svg:dir(rtl) {
    transform: scaleX(-1);
  }
`
