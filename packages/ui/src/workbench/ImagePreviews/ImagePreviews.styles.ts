import { styled } from 'styled-components'
import {
  base,
  caption,
  focusRing,
  singleColumn,
  tabularNumbers,
  wrappingRow,
} from '../../theme/index.js'
import { color, constant, fontSize, radius, space } from '../../tokens/index.js'

/** Below this width of the section there is room for two columns only. */
const narrow = '(max-width: 34rem)'

export const StyledImagePreviews = styled.section`
  ${base}
  container-type: inline-size;
  ${singleColumn}
  gap: ${space[5]};
  color: ${color.text};
`

export const StyledSummary = styled.p`
  ${tabularNumbers}
  margin: 0;
  font-size: ${fontSize.md};
  line-height: 1.5;
  text-wrap: pretty;

  & > strong {
    font-weight: 600;
  }

  &[data-busy],
  & > span {
    color: ${color.textMuted};
  }
`

/** The first image large, the next two beside it. */
export const StyledSizes = styled.div`
  display: grid;
  grid-template: 'first second' auto 'first third' 1fr / minmax(0, 4fr) minmax(0, 3fr);
  gap: ${space[4]};

  & > :first-child {
    grid-area: first;
  }

  & > :nth-child(2) {
    grid-area: second;
  }

  & > :nth-child(3) {
    grid-area: third;
  }

  @container ${narrow} {
    grid-template: 'first first' auto 'second third' auto / minmax(0, 1fr) minmax(0, 1fr);
  }
`

export const StyledOthers = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[3]};

  @container ${narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** All in the same size. */
export const StyledSame = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100% / 2 - ${space[3]}), 1fr));
  gap: ${space[4]};
`

export const StyledFigure = styled.figure`
  ${singleColumn}
  align-content: start;
  gap: ${space[2]};
  margin: 0;

  & > figcaption {
    ${tabularNumbers}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[3]};
    ${caption}
    overflow-wrap: anywhere;
  }
`

/** The reason under a picture. */
export const StyledReason = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.warning};
  font-weight: 550;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }
`

/** Around a picture: as wide as there is room, with its shape; tall ones are in a square. */
export const StyledFrame = styled.span`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 0;
  aspect-ratio: var(--_shape, 1);
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  overflow: clip;
  background: ${color.surface2};
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  line-height: 1.4;
  text-align: center;

  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    stroke-width: 1.5;
  }

  & > small {
    padding: ${space[3]};
    color: ${color.danger};
    font-size: inherit;
  }

  [data-busy] & > canvas,
  [data-busy] & > img {
    opacity: 0.6;
  }
`

/** The sign on a small picture that needs review; its words are in its name. */
export const StyledSign = styled.span`
  position: absolute;
  inset-block-start: ${space[1]};
  inset-inline-start: ${space[1]};
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: ${radius.full};
  background: ${constant.tagGround};
  color: ${constant.tagInk};

  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2;
  }
`

export const StyledOpen = styled.button`
  ${base}
  ${focusRing}
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  background: transparent;
  color: inherit;
  cursor: pointer;

  @media (hover: hover) {
    &:hover > span {
      border-color: ${color.textSubtle};
    }
  }
`

export const StyledLine = styled.div`
  ${wrappingRow}
  gap: ${space[2]} ${space[4]};

  & > p {
    margin: 0;
    ${caption}
  }
`
