export const en = { failed: 'Several parts of the page could not be loaded' }
