export const en = {
  title: 'Clipboard',
  intro: 'Copy text with one click. Browsers allow it over an encrypted connection only.',
  ways: 'Ways',
  call: 'As a call',
  hook: 'As a hook',
  text: 'Text to copy',
  copy: 'Copy',
}
