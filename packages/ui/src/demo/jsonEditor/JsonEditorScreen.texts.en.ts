export const en = {
  title: 'JSON editor',
  intro: 'Text with colours and line numbers. What is no valid JSON is marked at its line.',
  editor: 'Edit JSON',
  loading: 'Loading the editor',
  state: 'State',
  valid: 'Valid JSON',
  empty: 'No text; that is allowed, too.',
  invalid: 'No valid JSON',
  reset: 'Restore the sample',
  clear: 'Clear',
}
