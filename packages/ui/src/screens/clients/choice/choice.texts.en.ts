export const en = { label: 'Client', all: 'All clients' }
