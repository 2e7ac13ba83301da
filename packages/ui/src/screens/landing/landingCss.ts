import { forestSceneCss } from '@waldkerf/ui/brand/forestSceneCss'
import { color, fontSize, motion, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

/** Style of LandingScreen, for the page's own style element: the page has no scripts and no other style but the theme. */
export const landingCss = [
  forestSceneCss,
  // Text sizes follow the small screen: this page is read at arm's length, not worked in.
  `.wk-landing{background:${color.surface};font-size:${fontSize(16)};line-height:24px}`,
  '.wk-landing-first{position:relative;display:flex;flex-direction:column;min-height:100dvh}',
  '.wk-landing-picture{position:relative;flex:1 1 auto;min-height:max(240px,44dvh)}',
  '.wk-landing-picture>svg{position:absolute;inset:0;width:100%;height:100%}',
  `.wk-landing-name{position:absolute;inset-block-start:calc(${space(4)} + env(safe-area-inset-top));inset-inline-start:${space(4)};display:flex;align-items:center;gap:${space(2)};padding:${space(1)} ${space(3)} ${space(1)} ${space(2)};border-radius:${radius('round')};background:${color.accent};color:${color.onAccent};font-weight:${weight('semibold')}}`,
  // Shown on the other language's page. The picture is under it, so it brings its own ground.
  `.wk-landing-language{position:absolute;inset-block-start:calc(${space(4)} + env(safe-area-inset-top));inset-inline-end:${space(4)};min-height:36px;padding:${space(1)} ${space(4)};border:0;border-radius:${radius('round')};background:${color.surface};color:${color.text};font:inherit;font-weight:${weight('medium')};cursor:pointer}`,
  'html:not([lang=en]) .wk-landing-language[lang=de],html[lang=en] .wk-landing-language[lang=en]{display:none}',
  'html:not([lang=en]) .wk-landing :is(div,section)[lang=en],html[lang=en] .wk-landing :is(div,section)[lang=de]{display:none}',
  `.wk-landing-sheet{position:relative;margin-block-start:calc(${space(6)} * -1);padding:${space(6)} ${space(6)} calc(${space(6)} + env(safe-area-inset-bottom));border-radius:${space(6)} ${space(6)} 0 0;background:${color.surface}}`,
  `.wk-landing h1{font-size:${fontSize(24)};line-height:32px;font-weight:${weight('semibold')};text-wrap:balance}`,
  `.wk-landing-words{display:grid;gap:${space(2)};margin-block:${space(3)} ${space(6)};color:${color.textMuted};text-wrap:pretty}`,
  `.wk-landing-ways{display:grid;gap:${space(3)}}`,
  `.wk-landing-way{display:flex;align-items:center;justify-content:center;min-height:48px;padding-inline:${space(4)};border:1px solid ${color.borderControl};border-radius:${radius('card')};color:${color.text};font-weight:${weight('medium')};text-align:center;text-decoration:none;transition:background-color ${motion('small')}}`,
  `.wk-landing-way:hover{background:${color.hover}}`,
  `.wk-landing-way[data-first]{border-color:transparent;background:${color.accent};color:${color.onAccent};box-shadow:${shadow('low')}}`,
  `.wk-landing-way[data-first]:hover{background:${color.accentHover}}`,
  `.wk-landing-account{margin-block-start:${space(3)};color:${color.textMuted};font-size:${fontSize(14)};line-height:20px;text-align:center;text-wrap:balance}`,
  `.wk-landing-learn{margin-block-start:${space(1)};text-align:center}`,
  '.wk-landing-learn a{display:inline-block;padding-block:8px}',
  // Someone who opens the page on a big screen gets the picture whole, the sheet as a card on it.
  // The last sentence speaks of phones.
  `@media (width >= 640px){.wk-landing-picture{position:absolute;inset:0}.wk-landing-sheet{width:400px;margin:auto auto auto max(${space(8)},8vw);border-radius:${radius('card')};box-shadow:${shadow('high')}}.wk-landing-words>:last-child{display:none}}`,
  `.wk-landing-more{padding:${space(8)} ${space(6)};border-block-start:1px solid ${color.border};background:${color.page}}`,
  '.wk-landing-more>*{max-width:592px;margin-inline:auto}',
  `.wk-landing h2{font-size:${fontSize(20)};line-height:28px;font-weight:${weight('semibold')}}`,
  `.wk-landing dl{display:grid;gap:${space(4)};margin-block:${space(4)} 0}`,
  `.wk-landing dt{font-weight:${weight('medium')}}`,
  `.wk-landing dd{color:${color.textMuted}}`,
  `.wk-landing-html-pages{display:flex;flex-wrap:wrap;gap:${space(2)} ${space(4)};margin-block-start:${space(6)};font-size:${fontSize(14)}}`,
  '.wk-landing-html-pages a{display:block;padding-block:4px}',
  'html:has(.wk-landing){scroll-behavior:smooth}',
].join('\n')
