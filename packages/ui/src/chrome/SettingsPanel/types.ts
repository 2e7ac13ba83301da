import type { Density } from '../../theme/scales.ts'

/** `system`: as the device is set. */
type ColorMode = 'system' | 'light' | 'dark'

/** A person's choices for the look of the application (spec section 2 'Chrome'). */
export interface Settings {
  /** `#rrggbb` */
  themeColor: string
  tagsView: boolean
  fixedHeader: boolean
  sidebarLogo: boolean
  colorMode: ColorMode
  density: Density
}
