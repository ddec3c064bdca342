import { createHash } from 'node:crypto'

const style = `
:root {
  color-scheme: dark;
  --ground: #090c09; --raised: #121712; --line: #6b786b; --text: #f4f7f3; --quiet: #b4beb3;
  --action: #c8fd3d; --on-action: #0e1703; --danger: #ff9d94;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --ground: #f4f7f3; --raised: #ffffff; --line: #6d796d; --text: #0e130e; --quiet: #465046;
    --action: #c8fd3d; --on-action: #0e1703; --danger: #a3160b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem;
  background: var(--ground); color: var(--text);
  font: 1rem/1.5 Inter, ui-sans-serif, system-ui, sans-serif;
}
main {
  width: 100%; max-width: 26rem; padding: 1.5rem; border: 1px solid var(--line);
  border-radius: 1rem; background: var(--raised); overflow-wrap: anywhere;
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; letter-spacing: -0.02em; }
p { margin: 0.75rem 0 1.25rem; color: var(--quiet); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.5rem; }
form + form, ul + form { margin-top: 1.25rem; }
label { display: block; margin-bottom: 0.375rem; font-weight: 600; }
input, button { width: 100%; min-height: 2.75rem; border-radius: 0.625rem; font: inherit; }
input {
  padding: 0.5rem 0.75rem; border: 1px solid var(--line); background: var(--ground); color: var(--text);
}
input[aria-invalid] { border-color: var(--danger); }
#problem { margin: 0.375rem 0 0; color: var(--danger); }
button {
  padding: 0.5rem 1rem; border: 1px solid var(--line); background: transparent; color: var(--text);
  font-weight: 600; cursor: pointer;
}
button span { display: block; }
button span + span { color: var(--quiet); font-weight: 400; font-size: 0.875rem; }
button.account { text-align: start; }
button.primary { margin-top: 0.75rem; border-color: var(--action); background: var(--action); color: var(--on-action); }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`

/** The style of the account picker. Put it into the page as it is: its hash is in the policy. */
export const styleTag = `<style>${style}</style>`

/** Base64 of the style's SHA-256, for the Content-Security-Policy. */
export const styleHash = createHash('sha256').update(style).digest('base64')
