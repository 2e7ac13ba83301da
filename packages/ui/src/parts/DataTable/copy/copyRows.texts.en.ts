export const en = {
  copied: (rows: number) => (rows === 1 ? 'Copied' : `${rows} rows copied`),
  refused: 'The browser does not allow copying here.',
}
