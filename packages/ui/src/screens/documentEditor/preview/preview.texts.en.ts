export const en = {
  label: 'Preview of the document',
}
