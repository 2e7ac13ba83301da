/**
 * The mark on a 32-px grid: a beetle whose three pairs of legs are the tiers of a spruce. The slit between the wing
 * covers is a hole in the body, so one colour on any ground is enough. `packages/app/public/favicon.svg` draws the same.
 */
export const mark = {
  body: 'M16 5.2C18.3 5.2 20 6.7 20 8.6C20 9.1 19.9 9.6 19.7 10C21.1 12.3 23 13.9 25.7 15C24.3 15.7 22.9 16 21.6 15.9C23.1 18.3 25.2 20.1 28.2 21.5C26.4 22.3 24.7 22.5 23 22.3C24 24 25.6 25.4 27.9 26.6C25.5 27.6 23 27.7 20.9 27.1C19.8 29.1 18.2 30.4 16 31C13.8 30.4 12.2 29.1 11.1 27.1C9 27.7 6.5 27.6 4.1 26.6C6.4 25.4 8 24 9 22.3C7.3 22.5 5.6 22.3 3.8 21.5C6.8 20.1 8.9 18.3 10.4 15.9C9.1 16 7.7 15.7 6.3 15C9 13.9 10.9 12.3 12.3 10C12.1 9.6 12 9.1 12 8.6C12 6.7 13.7 5.2 16 5.2ZM16 12c-.6 0-1 .4-1 1v13.5c0 .6.4 1 1 1s1-.4 1-1V13c0-.6-.4-1-1-1Z',
  /** Drawn as a line, 2 wide, with round ends. */
  antennae: 'M14.3 6C13.5 3.7 11.9 2.2 9.4 1.5M17.7 6c.8-2.3 2.4-3.8 4.9-4.5',
} as const
