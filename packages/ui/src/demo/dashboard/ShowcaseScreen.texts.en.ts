export const en = {
  title: 'Dashboard',
  you: 'Who you are',
  roles: (roles: string) => `Role: ${roles}`,
  icons: 'Icons',
  tones: 'States',
  buttons: 'Buttons',
  button: { primary: 'Main action', secondary: 'Other action', quiet: 'Side matter', danger: 'Delete' },
  tone: { info: 'New', success: 'Published', warning: 'Query', danger: 'Rejected', neutral: 'Unknown' },
}
