export const en = {
  created: 'a new client',
  invoicing: (name: string) => `E-invoice data of ${name}`,
  unsaved: (name: string) => `Changes of the client ${name}`,
  survey: (name: string) => `Survey and project of ${name}`,
}
