import { createHash } from 'node:crypto'

/** The colours of the product's themes. */
const style = `
:root {
  color-scheme: dark;
  --bg: #090c09; --surface: #111412; --border: #292e2a; --border-control: #6a736d;
  --text: #f4f7f3; --text-muted: #b5bdb6; --danger: #ff7a7a; --focus: #c8fd3d;
  --neon: #c8fd3d; --neon-hover: #e1ff94; --neon-edge: #c8fd3d; --on-neon: #0e1703;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --bg: #f8faf7; --surface: #ffffff; --border: #dbddd7; --border-control: #7f857c;
    --text: #131912; --text-muted: #474e45; --danger: #be1b22; --focus: #131912;
    --neon-hover: #bdf32f; --neon-edge: #5b8300;
  }
}
* { box-sizing: border-box; }
html { background: var(--bg); text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; padding: 2rem 1rem; color: var(--text);
  display: grid; justify-items: center; align-content: start;
  font: 1rem/1.5 "Geist Variable", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
}
main { width: 100%; max-width: 44rem; overflow-wrap: anywhere; }
.card main {
  max-width: 26rem; padding: 1.5rem; border: 1px solid var(--border);
  border-radius: 14px; background: var(--surface);
}
.card { align-content: center; }
h1, h2 { margin: 0; line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.125rem; }
p { margin: 0.5rem 0 1.5rem; color: var(--text-muted); text-wrap: pretty; }
p:last-child { margin-block-end: 0; }
.eyebrow {
  display: flex; align-items: center; gap: 0.625rem; margin: 0 0 0.75rem;
  font: 500 0.75rem/1 "Geist Mono Variable", ui-monospace, Menlo, Consolas, monospace;
}
.eyebrow::before { content: ""; inline-size: 1.5rem; block-size: 2px; background: var(--neon-edge); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.75rem; }
form + form { margin-block-start: 1.25rem; }
label { display: block; margin-block-end: 0.375rem; font-weight: 600; }
input, button, .button { min-height: 2.75rem; border-radius: 10px; font: inherit; }
input {
  width: 100%; padding: 0.5rem 0.75rem; border: 1px solid var(--border-control);
  background: var(--bg); color: inherit;
}
input[aria-invalid] { border-color: var(--danger); }
#problem { margin: 0.375rem 0 0; color: var(--danger); }
button, .button {
  padding: 0.5rem 1rem; border: 1px solid var(--border-control); background: transparent;
  color: var(--text); font-weight: 600; cursor: pointer; text-decoration: none;
}
.button { display: inline-grid; align-items: center; }
.card button { width: 100%; }
button span { display: block; }
button span + span { color: var(--text-muted); font-weight: 400; font-size: 0.875rem; }
button.account { text-align: start; }
.card .primary { margin-block-start: 0.75rem; }
.primary { border-color: var(--neon-edge); background: var(--neon); color: var(--on-neon); }
.primary:hover { background: var(--neon-hover); }
a { color: inherit; }
.head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
.filter { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem; margin-block-end: 1.5rem; }
.filter div { flex: 1 1 12rem; }
.mail { padding: 1.25rem; border: 1px solid var(--border); border-radius: 14px; background: var(--surface); }
.mail p { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0.25rem 0 1rem; font-size: 0.875rem; }
.mail p strong { color: var(--text); font-weight: 500; }
.mail p.body { display: block; margin-bottom: 0; overflow-wrap: anywhere; }
.mail time { white-space: nowrap; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.25rem; }
code {
  font: 600 1.125rem/1 "Geist Mono Variable", ui-monospace, Menlo, Consolas, monospace;
  letter-spacing: 0.08em; color: var(--text);
}
.quiet { color: var(--text-muted); }
.empty { padding: 2rem 1.25rem; border: 1px dashed var(--border-control); border-radius: 14px; text-align: center; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (forced-colors: active) { .primary { forced-color-adjust: none; } }
`

/** The style of the development pages. Insert it unchanged: its hash is in the policy. */
export const styleTag = `<style>${style}</style>`

/** Base64 of the style's SHA-256, for the Content-Security-Policy. */
export const styleHash = createHash('sha256').update(style).digest('base64')
