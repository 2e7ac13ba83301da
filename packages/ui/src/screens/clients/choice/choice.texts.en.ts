export const en = { client: 'Client', all: 'All clients' }
