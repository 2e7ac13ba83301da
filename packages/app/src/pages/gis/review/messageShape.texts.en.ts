export const en = { message: 'Message' }
