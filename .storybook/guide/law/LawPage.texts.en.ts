export const en = {
  title: 'Law of stories',
  lead: 'What one knows a story of this house by. The examples are cut from the files themselves.',
  code: (file: string) => `Example from ${file}`,
}
