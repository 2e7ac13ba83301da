export const en = { slow: 'Loading takes longer than usual.' }
