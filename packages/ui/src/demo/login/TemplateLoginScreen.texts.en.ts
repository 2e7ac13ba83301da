export const en = {
  title: 'Component show',
  intro: 'Sign in as admin, editor or visitor. Any password of six signs or more will do.',
  username: 'Name',
  password: 'Password',
  wrongName: 'Please enter the correct user name',
  shortPassword: 'The password can not be less than 6 digits',
  caps: 'Caps lock is on.',
  show: 'Show password',
  signIn: 'Sign in',
  returned: 'The sign-in is back',
  returnedText: 'This window has done its work. If it does not close by itself, you can close it.',
  onward: 'To the component show',
}
