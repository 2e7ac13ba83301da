export const en = { failed: 'The data did not arrive.' }
