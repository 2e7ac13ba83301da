import { realmPath } from '../realm.ts'

/** The product's typeface, the subset that German and English need. */
export const typefacePath = '/inter.woff2'

/** The product's typeface, for pages that stand outside it. */
export const typefaceRule = `
@font-face {
  font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap;
  src: url('${realmPath}${typefacePath}') format('woff2');
}`

/** Style of the identity service's pages. Colours and typeface are the product's; no page loads anything else. */
export const styles = `${typefaceRule}
:root {
  color-scheme: light dark;
  --page: #f6f9f7; --surface: #fff; --line: #dde3df; --control: #86928b; --text: #17211c; --quiet: #59655f;
  --accent: #007d40; --accent-hover: #00713a; --on-accent: #fff; --link: #00713a;
  --danger: #b42a2e; --danger-line: #e6a3a4; --danger-ground: #fdeeee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1411; --surface: #141b17; --line: #2a3530; --control: #6f7d75; --text: #eef3f0; --quiet: #a5b2aa;
    --accent: #007d40; --accent-hover: #1a8a53; --link: #6cbd94;
    --danger: #f4989a; --danger-line: #823537; --danger-ground: #371a1b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--page); color: var(--text);
  font: 400 16px/24px 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
body::before { content: ''; position: fixed; inset: 0; z-index: -1; background: url('/forest.svg') center bottom / cover; }
main {
  width: 100%; max-width: 400px; padding: 32px; border-radius: 10px; background: var(--surface);
  box-shadow: 0 12px 32px rgb(0 0 0 / 24%);
}
header { display: flex; align-items: center; gap: 8px; margin-bottom: 24px; }
header span { font-weight: 600; letter-spacing: -0.01em; }
header a { margin-left: auto; padding: 4px 0; font-size: 14px; line-height: 20px; }
a:not(.button) { color: var(--link); }
#help { margin-top: 16px; }
#help p { margin: 8px 0 0; font-size: 13px; text-wrap: pretty; }
#help strong { color: var(--text); font-weight: 500; }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 32px; font-weight: 600; letter-spacing: -0.01em; text-wrap: balance; }
p { margin: 0 0 24px; color: var(--quiet); font-size: 14px; line-height: 20px; }
label { display: block; margin-bottom: 4px; font-size: 14px; line-height: 20px; font-weight: 500; }
input:not([type=hidden]) {
  width: 100%; height: 44px; margin-bottom: 16px; padding: 0 12px; border: 1px solid var(--control); border-radius: 6px;
  background: var(--surface); color: inherit; font: inherit;
}
input[aria-invalid=true] { border-color: var(--danger); }
button, .button {
  display: block; width: 100%; height: 44px; margin-top: 8px; border: 0; border-radius: 6px; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 600; line-height: 44px; text-align: center; text-decoration: none;
  cursor: pointer; transition: background-color 120ms ease-out;
}
button:hover, .button:hover { background: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.error {
  margin: 0 0 16px; padding: 8px 12px; border: 1px solid var(--danger-line); border-radius: 6px;
  background: var(--danger-ground); color: var(--danger); font-size: 14px; line-height: 20px;
}
/* As high as an error of one line, which takes its place. */
.lead { min-height: 38px; margin-bottom: 16px; }
.password { position: relative; }
.password input { padding-right: 48px; }
#show-password {
  position: absolute; inset: 0 0 auto auto; width: 44px; height: 44px; margin: 0; background: none; color: var(--quiet);
  line-height: 0;
}
#show-password[hidden] { display: none; }
#show-password:hover, #show-password[aria-pressed=true] { color: var(--link); }
#demo-accounts { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); }
h2 { margin: 0; font-size: 14px; line-height: 20px; font-weight: 600; }
#demo-accounts button {
  height: auto; padding: 7px 12px; border: 1px solid var(--control); background: none; color: var(--quiet); font-size: 14px;
  font-weight: 400; line-height: 20px; text-align: left; overflow-wrap: anywhere;
}
#demo-accounts button:hover { border-color: var(--link); }
#demo-accounts button strong { display: block; color: var(--text); font-weight: 500; }
#demo-accounts p { margin: 12px 0 0; }
@media (min-width: 800px) {
  main:has(#demo-accounts) { max-width: 824px; }
  section:has(#demo-accounts) {
    display: grid; grid-template: auto auto auto 1fr / 1fr 1fr; column-gap: 64px;
  }
  #demo-accounts { grid-area: 1 / 2 / 5; margin: 0; padding: 6px 0 0; border: 0; }
}
@media (max-width: 480px) {
  body { place-items: end stretch; padding: 128px 0 0; }
  body::before { bottom: auto; height: 160px; }
  main { min-height: calc(100dvh - 128px); padding: 24px 20px; border-radius: 24px 24px 0 0; box-shadow: none; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { button, .button, main { border: 1px solid; } }
`
