export const en = {
  title: 'Export zip',
  intro: 'The table as a text file in an archive. What has commas, quotes or line breaks is quoted.',
  name: 'File name',
  run: 'Export Zip',
  failed: 'The archive could not be made.',
  head: { id: 'Id', title: 'Title', author: 'Author', readings: 'Readings', date: 'Date' },
}
