export const en = {
  unreachable: 'The sign-in service does not answer.',
  turnedAway: 'The sign-in service has turned you away several times in a row.',
}
