/** Made by the plugin beside; an ambient module can name no type of ours. */
declare module 'virtual:completeness' {
  /** A `Report`. */
  export const report: unknown
}

declare module 'virtual:parts' {
  /** A `PartsReport`. */
  export const report: unknown
}
