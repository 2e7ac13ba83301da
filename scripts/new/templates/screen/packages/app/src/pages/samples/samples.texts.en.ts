export const en = { unsaved: 'a new entry' }
