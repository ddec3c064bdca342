import { styled } from 'styled-components'

/** The root element has `data-signed-in` if a script before the first paint has found a session. */
export const StyledLinksFor = styled.div`
  display: contents;

  :root[data-signed-in] &[data-reader='visitor'],
  :root:not([data-signed-in]) &[data-reader='member'] {
    display: none;
  }
`
