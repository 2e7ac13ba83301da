export const en = {
  title: 'Parts of the interface',
  icons: 'Icons',
  tones: 'States',
  buttons: 'Buttons',
  button: { primary: 'Main action', secondary: 'Other action', quiet: 'Side matter', danger: 'Delete' },
  tone: { info: 'New', success: 'Published', warning: 'Query', danger: 'Rejected', neutral: 'Unknown' },
}
