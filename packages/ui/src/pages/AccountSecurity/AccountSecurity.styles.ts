import { styled } from 'styled-components'
import { base, focusRing, singleColumn } from '../../theme/index.js'
import { color, constant, font, fontSize, radius, space, upTo } from '../../tokens/index.js'
import { headsBeside } from '../../components/SettingsGroup/headsBeside.js'

/** The groups below each other, as on a settings page. */
export const StyledSecurity = styled.section`
  ${base}
  ${singleColumn}
  gap: ${space[5]};
  margin-block-start: ${space[4]};
  color: ${color.text};

  & > h2 {
    ${base}
    font-family: ${font.display};
    font-size: ${fontSize['2xl']};
    font-weight: 620;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }

  ${headsBeside} {
    gap: ${space[8]};
  }
`

/** The name of a row with its badge. */
export const StyledName = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`

/** The text of a dialog, above its field. */
export const StyledDialogText = styled.div`
  ${singleColumn}
  gap: ${space[5]};
  color: ${color.textMuted};

  & p {
    margin: 0;
    text-wrap: pretty;
  }

  & h3 {
    ${base}
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: 600;
    line-height: 1.4;
  }

  & h3 + * {
    margin-block-start: ${space[1]};
  }
`

/** The code to scan beside the key to type; on phones, which cannot scan themselves, the key is first. */
export const StyledKeys = styled.div`
  display: grid;
  grid-template-columns: 12.25rem minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  font-size: ${fontSize.sm};
  line-height: 1.5;

  & > * {
    ${singleColumn}
    gap: ${space[4]};
  }

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`

/** Black on white in every theme, because scanners expect it. */
export const StyledQrCode = styled.div`
  display: grid;
  box-sizing: border-box;
  place-items: center;
  inline-size: 100%;
  max-inline-size: 12.25rem;
  aspect-ratio: 1;
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${constant.scanGround};
  color: ${constant.scanInk};
  forced-color-adjust: none;

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  @media ${upTo.phone} {
    justify-self: center;
  }
`

export const StyledKey = styled.code`
  ${base}
  display: grid;
  grid-template-columns: repeat(4, max-content);
  column-gap: 1ch;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.bgSunken};
  color: ${color.text};
  font-family: ${font.mono};
  font-size: ${fontSize.md};
  line-height: 1.6;
  letter-spacing: 0.04em;
  overflow-x: auto;
  user-select: all;
`

export const StyledLink = styled.a`
  ${focusRing}
  color: ${color.accentText};
  font-weight: 550;
  text-underline-offset: 0.25em;
`

/** The link that opens an app on the device itself. */
export const StyledOwnApp = styled.p`
  @media not (pointer: coarse) {
    display: none;
  }

  & > a {
    display: inline-block;
    padding-block: ${space[3]};
  }
`

export const StyledCodes = styled.ol`
  ${base}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.bgSunken};
  color: ${color.text};
  font-family: ${font.mono};
  font-size: ${fontSize.base};
  list-style: none;
  overflow: clip;
  user-select: text;

  & > li {
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
    padding: ${space[2]} ${space[3]};
    white-space: nowrap;
  }

  & > li:nth-child(even) {
    border-inline-start: 1px solid ${color.border};
  }

  & > li:nth-child(n + 3) {
    border-block-start: 1px solid ${color.border};
  }

  & > li > span {
    flex: none;
    inline-size: 1.25rem;
    color: ${color.textSubtle};
    font-size: ${fontSize.xs};
    text-align: end;
  }

  @media (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr);

    & > li:nth-child(n) {
      border-inline-start: 0;
    }

    & > li:nth-child(n + 2) {
      border-block-start: 1px solid ${color.border};
    }
  }
`

/** A state that was reached, as a line with its icon. */
export const StyledReached = styled.p`
  ${base}
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.success};
  border-radius: ${radius.md};
  background: color-mix(in srgb, ${color.success} 8%, ${color.surface});
  color: ${color.text};
  font-weight: 550;

  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.5em;
    color: ${color.success};
  }
`

/** Things that go or stay: an icon and a sentence for each. */
export const StyledFates = styled.ul`
  ${base}
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  padding: 0;
  font-size: ${fontSize.sm};
  line-height: 1.5;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 1.125rem minmax(0, 1fr);
    gap: ${space[3]};
    overflow-wrap: anywhere;
  }

  & strong {
    color: ${color.text};
    font-weight: 550;
  }

  & svg {
    inline-size: 1.125rem;
    block-size: 1.5em;
    color: ${color.success};
    stroke-width: 1.75;
  }

  &[data-goes] svg {
    color: ${color.danger};
  }
`

export const StyledOffer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  font-size: ${fontSize.sm};
`

/** The button below a list that shows the rest of it. */
export const StyledMore = styled.div`
  padding: ${space[2]} ${space[3]};
  border-block-start: 1px solid ${color.border};
`

/** The place of rows that are not there yet, with the line of a row above it. */
export const StyledPending = styled.div`
  * + & {
    border-block-start: 1px solid ${color.border};
  }
`
