export const en = {
  label: 'Preview of the document',
  page: (at: number, count: number) => `Page ${at} of ${count}`,
  loading: 'Laying out the pages',
  failed: 'The pages could not be laid out',
  unclear: 'A value is unclear. There are pages and files once it is settled.',
  check: 'To the check',
}
