export const en = { label: 'Notifications', close: 'Close message' }
