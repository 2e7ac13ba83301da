export const en = {
  unsaved: (name: string) => `changes of ${name}`,
  settling: (name: string) => `changes of ${name} that are still being sent`,
  notSent: 'Not everything is saved yet. Please try again in a moment.',
  details: 'the client’s details for e-invoices',
  detailsFailed: (message: string) => `The details for e-invoices were not saved. ${message}`,
  schema: 'The check against the schema has failed.',
  rules: 'Something is still missing; the check names it.',
}
