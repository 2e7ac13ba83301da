export const en = { pick: 'Pick' }
