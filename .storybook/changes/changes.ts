/** Where a run of `npm run visual` puts what differs, below the static workbench that it looked at. */
export const changesFolder = 'changes'
export const changesFile = `${changesFolder}/changes.json`

/** The page that shows it. */
export const changesStory = 'guide-changes--ready'

/** One picture. */
export interface Picture {
  /** Address, from the workbench's own. */
  address: string
  /** px */
  width: number
  height: number
}

export interface Change {
  /** Of the story. */
  id: string
  title: string
  name: string
  /** Name of a mode; of a printed sheet `paper-chromium-1`. */
  mode: string
  /** Gone are the pictures of a story that is no longer there. */
  kind: 'changed' | 'new' | 'gone'
  before?: Picture
  after?: Picture
  difference?: Picture
  /** How many pixels are not as before, if they were counted. */
  pixels?: number
}

/** A run's differences. */
export interface Changes {
  /** The commit that was compared with, as it was named; without it the accepted pictures. */
  against?: string
  changes: readonly Change[]
  /** How many pictures could not be taken. */
  failed: number
}
