import type { CSSProperties } from 'react'
import { type ColorName, dark, light } from '@waldkerf/ui/theme/meaning'
import { type ControlSize, controlSizes, shadows } from '@waldkerf/ui/theme/scales'
import { colorVariable } from '@waldkerf/ui/theme/tokens'

export type Mode = 'light' | 'dark'
const colors = { light, dark }

/** A part of the page in a mode of its own, whatever the page's is. @returns its variables as inline style */
export function themeScope(mode: Mode): CSSProperties {
  const variables = [
    ...(Object.keys(colors[mode]) as ColorName[]).map((name) => [colorVariable(name), colors[mode][name]]),
    ...Object.entries(shadows[mode]).map(([level, value]) => [`--shadow-${level}`, value]),
  ]
  return { ...(Object.fromEntries(variables) as CSSProperties), colorScheme: mode }
}

/** The same for the size setting. */
export function sizeScope(size: ControlSize): CSSProperties {
  const { control, text } = controlSizes[size]
  return { '--control-height': `${control}px`, '--control-text': `${text}px` } as CSSProperties
}
