export const en = {
  noClient: 'No client chosen yet',
  salutation: 'Salutation',
  cover: 'Text before the items',
  closing: 'Text after the items',
  proposeSalutation: (text: string) => `Insert “${text}”`,
  blocks: (field: string) => `Text block for: ${field}`,
}
