export const en = {
  unreachable: 'The sign-in service does not answer.',
  endedHere: 'You are signed out on this device. Signing in again needs a connection and your password.',
  turnedAway: 'The sign-in service has turned you away several times in a row.',
}
