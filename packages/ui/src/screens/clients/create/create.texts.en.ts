export const en = {
  title: 'New client',
  hint: 'All else can follow on the page of the client.',
  name: 'Name',
  street: 'Street and number',
  zip: 'Postcode',
  place: 'Place',
  noName: 'Please enter a name.',
  tooLong: (most: number) => `At most ${most} characters.`,
  alike: 'Is this client there already?',
  create: 'Create',
  createAnyway: 'Create all the same',
}
