import { styled } from 'styled-components'
import { base, visuallyHidden } from '../../theme/index.js'
import { color, font, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block-start: 1px;
`

export const StyledHeading = styled.h3`
  ${base}
  color: ${color.text};
  font-size: ${fontSize.md};
  font-weight: 600;
  line-height: 1.4;
`

export const StyledSteps = styled.ol`
  ${base}
  display: grid;
  gap: ${space[3]};
  padding: 0;
  margin-block-start: ${space[3]};
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.5;
  counter-reset: step;
  list-style: none;

  & > li {
    position: relative;
    padding-inline-start: calc(1.5rem + ${space[3]});
    counter-increment: step;
    text-wrap: pretty;
  }

  & > li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 1.5px solid ${color.accentText};
    border-radius: ${radius.full};
    color: ${color.accentText};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    font-weight: 500;
    line-height: 1;
  }

  & strong {
    font-weight: 600;
  }

  & small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

/** Hint about the folder in which a phone saves downloads. */
export const StyledPhoneHint = styled.small`
  @media not (pointer: coarse) {
    &&& {
      display: none;
    }
  }
`

export const StyledReasons = styled.ul`
  ${base}
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`

/** List of lost variants, each behind a dash. */
export const StyledLost = styled.ul`
  ${base}
  display: grid;
  gap: ${space[2]};
  max-block-size: 15rem;
  padding: 0;
  margin-block-start: ${space[3]};
  overflow-y: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  list-style: none;

  & > li {
    position: relative;
    padding-inline-start: ${space[8]};
    overflow-wrap: anywhere;
  }

  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.75em;
    inset-inline-start: ${space[1]};
    inline-size: 0.75rem;
    border-block-start: 2px solid ${color.danger};
  }

  & strong {
    color: ${color.text};
    font-weight: 600;
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
`

/** The names of columns, in a label. */
export const StyledColumns = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
`

export const StyledColumn = styled.span`
  padding: 0.0625rem ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.xs};
  background: ${color.surface2};
  color: ${color.text};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  overflow-wrap: anywhere;

  &[data-changed] {
    border-color: ${color.success};
    background: color-mix(in srgb, ${color.success} 12%, ${color.surface});
  }

  & > small {
    ${visuallyHidden}
  }
`

export const StyledFileName = styled.span`
  flex: 1 1 12rem;
  align-self: center;
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;

  @media ${upTo.phone} {
    &&& {
      flex-basis: 100%;
    }
  }
`
