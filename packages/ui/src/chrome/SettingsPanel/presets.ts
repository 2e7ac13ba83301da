import { standardThemeColor } from '@waldkerf/ui/theme/themeColor'

/** Theme colours at hand, the specification's own first; names are in the texts. */
export const presets = {
  forest: standardThemeColor,
  petrol: '#00696b',
  blue: '#1a5fa8',
  violet: '#5b3fa8',
  berry: '#8f2d5c',
  brick: '#b03a2e',
  amber: '#e6a100',
  slate: '#465a64',
} as const
