export const en = { search: 'Search', reset: 'Reset', more: 'Further filters' }
