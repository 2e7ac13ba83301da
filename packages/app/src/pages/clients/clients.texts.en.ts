export const en = {
  created: 'a new client',
  invoicing: (name: string) => `E-invoice data of ${name}`,
  unsaved: (name: string) => `Changes of the client ${name}`,
  folder: (name: string) => `Project folder of ${name}`,
}
