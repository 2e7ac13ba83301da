export const en = {
  title: 'Back to top',
  intro:
    'After the first 300 pixels a button appears at the lower right that leads back. Scrolling yourself ends the way.',
  text: 'Something to scroll',
  button: 'Back to top',
}
