export const en = {
  copied: 'Copied.',
  refused: 'The browser did not allow copying.',
  insecure: 'Copying needs an encrypted connection (https).',
}
