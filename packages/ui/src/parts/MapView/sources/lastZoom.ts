/** The nearest zoom of the map. Points that are one mark even there are listed. */
export const lastZoom = 17
