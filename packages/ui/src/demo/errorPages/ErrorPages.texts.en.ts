export const en = {
  asked: 'Asked for',
  forbidden: {
    title: 'Oops!',
    lead: 'Your role has no rights to this page.',
    text: 'Nothing is lost. You can go back, return with another role, or go on from here:',
    back: 'Back',
    home: 'To the dashboard',
    signOut: 'Sign out',
    elsewhere: 'To the source code',
    picture: 'Look at a picture',
    pictureTitle: 'Under the bark',
    pictureText: 'The galleries of a spruce bark beetle: one of the mother, and those of the larvae that leave it.',
    close: 'Close',
  },
  lost: {
    title: 'Nothing but sky',
    text: 'This address does not exist. It may be mistyped, or the page has moved.',
    home: 'Back to home',
  },
}
