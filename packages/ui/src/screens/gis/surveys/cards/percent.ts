/** Whole percent; what is there is never shown as nothing. */
export const percent = (part: number) => (part > 0 && part < 0.005 ? '< 1 %' : `${Math.round(100 * part)} %`)
