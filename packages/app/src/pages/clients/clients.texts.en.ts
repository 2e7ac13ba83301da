export const en = {
  created: 'a new client',
  note: 'a note',
  recipient: 'a recipient',
  invoicing: (name: string) => `E-invoice data of ${name}`,
  unsaved: (name: string) => `Changes of the client ${name}`,
  survey: (name: string) => `Survey and project of ${name}`,
}
