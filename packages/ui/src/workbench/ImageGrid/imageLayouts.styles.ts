import { css } from 'styled-components'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** Images side by side. */
export const tiles = css`
  & [data-body] > [role='row'] {
    gap: ${space[3]};
    padding-block-end: ${space[3]};
  }

  & [role='gridcell'] {
    display: grid;
    grid-template-areas: 'picture' 'name' 'detail';
    grid-template-rows: auto auto 1fr;
    grid-template-columns: minmax(0, 1fr);
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
  }

  & [data-picture] {
    grid-area: picture;
    aspect-ratio: 1;
    border-block-end: 1px solid ${color.border};
    border-start-start-radius: calc(${radius.md} - 1px);
    border-start-end-radius: calc(${radius.md} - 1px);
  }

  & [data-badge] {
    position: absolute;
    inset-block-start: ${space[2]};
    inset-inline-start: ${space[2]};
    max-inline-size: calc(100% - ${space[4]});
    padding: 0.1875rem ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.sm};
    background: ${color.surface};
    font-size: ${fontSize.xs};
    font-weight: 500;
  }

  & [data-name],
  & [data-detail] {
    padding-inline: ${space[2]};
  }

  & [data-name] {
    grid-area: name;
    padding-block-start: ${space[2]};
  }

  & [data-detail] {
    grid-area: detail;
    display: -webkit-box;
    padding-block: 0 0.5625rem;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
  }

  & [data-check] {
    grid-area: picture;
    place-self: end;
    margin: ${space[2]};
  }

  /* Space and a press of it are the same; it is shown where it is likely to be looked for. */
  @media (hover: hover) {
    & [role='gridcell']:not(:hover, :focus, :focus-within, [data-state='excluded']) [data-check] {
      opacity: 0;
    }
  }
`

/** One image in each row; on phones on two lines. */
export const list = css`
  & [data-body] > [role='row'] {
    border-block-end: 1px solid ${color.border};
  }

  & [role='gridcell'] {
    display: grid;
    grid-template-areas: 'picture name badge detail';
    grid-template-columns: 2.5rem minmax(0, 1fr) minmax(9rem, 12rem) minmax(7rem, 16rem);
    gap: 0 ${space[3]};
    align-items: center;
    min-block-size: 3.5rem;
    padding-inline: ${space[2]};
    border-radius: ${radius.sm};
  }

  & [data-picture] {
    grid-area: picture;
    block-size: 2.5rem;
    border-radius: ${radius.sm};
  }

  & [data-check] {
    grid-area: check;
  }

  & [data-name] {
    grid-area: name;
  }

  & [data-badge] {
    grid-area: badge;
    font-size: ${fontSize.sm};
  }

  & [data-detail] {
    grid-area: detail;
    text-align: end;
  }

  &[data-checks] [role='gridcell'] {
    grid-template-areas: 'check picture name badge detail';
    grid-template-columns: 1.25rem 2.5rem minmax(0, 1fr) minmax(9rem, 12rem) minmax(7rem, 16rem);
  }

  @container (max-width: 40rem) {
    & [role='gridcell'] {
      grid-template-areas: 'picture name name' 'picture badge detail';
      grid-template-columns: 2.5rem auto minmax(0, 1fr);
      padding-block: ${space[2]};
    }

    &[data-checks] [role='gridcell'] {
      grid-template-areas: 'check picture name name' 'check picture badge detail';
      grid-template-columns: 1.25rem 2.5rem auto minmax(0, 1fr);
    }

    & [data-badge] {
      font-size: ${fontSize.xs};
    }
  }
`
