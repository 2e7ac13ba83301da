export const en = { label: 'Messages', close: 'Close message' }
