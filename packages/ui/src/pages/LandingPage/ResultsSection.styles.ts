import { styled } from 'styled-components'
import { base, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, effect, font, fontSize, radius, space } from '../../tokens/index.js'

export const StyledFigures = styled.p`
  ${base}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[3]} ${space[4]};
  margin-block-start: ${space[8]};
  color: ${color.textMuted};
  font-size: ${fontSize.xl};

  & > i,
  & > b {
    font-family: ${font.display};
    font-size: clamp(3.5rem, 2rem + 6vw, 6.25rem);
    font-style: normal;
    line-height: 0.86;
    letter-spacing: -0.05em;
  }

  & > i {
    color: ${color.textSubtle};
    font-weight: 500;
  }

  & > b {
    color: ${color.text};
    font-weight: 660;
  }

  & > svg {
    align-self: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    color: ${color.accentText};
    stroke-width: 2.5;
  }

  & > svg:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    & > svg {
      color: CanvasText;
    }
  }
`

export const StyledHidden = styled.span`
  ${visuallyHidden}
`

export const StyledNote = styled.p`
  ${base}
  margin-block-start: ${space[5]};
  color: ${color.textMuted};
  font-size: ${fontSize.lg};
  line-height: 1.6;
  text-wrap: pretty;
`

export const StyledResults = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`

export const StyledTestimonial = styled.figure`
  ${base}
  padding-block-start: ${space[6]};
  border-block-start: 1px solid ${effect.hairline};

  & > blockquote {
    ${base}
  }

  & p {
    ${base}
    max-inline-size: 50ch;
    font-size: ${fontSize['2xl']};
    line-height: 1.5;
    letter-spacing: -0.012em;
    text-wrap: pretty;
  }

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    margin-block-start: ${space[4]};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
  }

  & small {
    padding: ${space[1]} ${space[3]};
    border: 1px dashed ${color.borderControl};
    border-radius: ${radius.full};
    color: ${color.textSubtle};
    font-size: ${fontSize.xs};
    font-weight: 500;
    line-height: 1.4;
  }
`
