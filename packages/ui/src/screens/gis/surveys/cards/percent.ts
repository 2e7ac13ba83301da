/** Whole percent; a share above zero is never shown as zero. */
export const percent = (part: number) => (part > 0 && part < 0.005 ? '< 1 %' : `${Math.round(100 * part)} %`)
