export const en = {
  unsaved: 'an entry of the forecast',
  entry: (day: string, amount: string) => `The entry of ${day} on ${amount}`,
}
