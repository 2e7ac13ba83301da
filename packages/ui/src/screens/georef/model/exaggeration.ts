/** Round factors, from which people choose. */
export const exaggerations = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const

/**
 * How many times longer than in the scan residuals are drawn while nobody chooses: the same for every sheet, so that a
 * good one looks good beside a bad one. On a sheet of 60 cm an error at the limit of use (1.8 mm) is a seventh of its side.
 */
export const usualExaggeration = 50
