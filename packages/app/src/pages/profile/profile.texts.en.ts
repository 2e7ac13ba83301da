export const en = {
  unsaved: 'Your profile',
  place: 'Profile',
  ask: {
    title: 'Ask for the expert mode?',
    description: 'The administration hears of it and decides. You cannot take the request back yourself.',
    confirm: 'Ask',
  },
  asked: 'Your request now lies before the administration.',
}
