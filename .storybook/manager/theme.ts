import { mark } from '@waldkerf/ui/brand/mark'
import { dark, light } from '@waldkerf/ui/theme/meaning'
import { radii } from '@waldkerf/ui/theme/scales'
import { create } from 'storybook/theming/create'

/** The mark beside the name, as the sidebar of the product has it. */
const brandTitle = (color: string) =>
  `<svg width="24" height="24" viewBox="0 0 32 32" fill="${color}" aria-hidden="true" style="margin-inline-end:8px">` +
  `<path fill-rule="evenodd" d="${mark.body}"/>` +
  `<path d="${mark.antennae}" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round"/></svg>` +
  '<span style="font-size:16px;font-weight:600">Waldkerf</span>'

/**
 * Storybook's own frame in the product's colours, type and measures.
 * @param base which mode of the theme
 */
export function managerTheme(base: 'light' | 'dark') {
  const color = base === 'dark' ? dark : light
  return create({
    base,
    brandTitle: brandTitle(color.accentText),
    // Without null Storybook shows its own picture; its types know of texts only.
    brandImage: null as unknown as undefined,
    brandUrl: './',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, monospace',
    colorPrimary: color.accent,
    colorSecondary: base === 'dark' ? color.accentText : color.accent,
    appBg: color.page,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appHoverBg: color.hover,
    appBorderColor: color.border,
    appBorderRadius: radii.control,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.surface,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.surface,
    buttonBorder: color.borderControl,
    booleanBg: color.pressed,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: radii.control,
  })
}
