import { useMediaQuery } from './useMediaQuery.ts'

/** Phones and tablets, which have a camera to take a photo with and no files to drop. */
export const useTouch = () => useMediaQuery('(pointer: coarse)')
