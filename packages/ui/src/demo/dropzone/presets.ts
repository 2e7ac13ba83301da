const svg = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${drawing}</svg>`)}`

/** Own drawings that are there from the start. */
export const presets = {
  forest: svg(
    '<path fill="#dcebe1" d="M0 0h200v200H0z"/><path fill="#2b6b4a" d="m60 40 40 60H82l28 45H10l28-45H20zm90 30 30 45h-14l22 35h-76l22-35h-14z"/><path fill="#8a6a4a" d="M0 160h200v40H0z"/>',
  ),
  beetle: svg(
    '<path fill="#e9d9c3" d="M0 0h200v200H0z"/><path fill="none" stroke="#6e4a2a" stroke-width="5" stroke-linecap="round" d="M100 20v160M100 40C70 40 60 30 40 34M100 60c-30 0-50 4-72 0M100 80c-34 2-50-2-76 4M100 100c-30 0-46 6-68 2M100 120c-26 2-40-2-58 4M100 40c30 0 40-8 62-4M100 60c30 2 48-2 74 2M100 80c34 0 52 4 78 0M100 100c30 2 48-4 70 2M100 120c26-2 40 4 60 0"/>',
  ),
} as const
