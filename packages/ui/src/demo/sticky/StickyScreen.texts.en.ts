export const en = {
  title: 'Sticky',
  intro: 'The bar stays below the head of the page when its place scrolls out of view. The second thing sticks lower.',
  bar: 'Publish',
  platform: 'Platform',
  link: 'Link',
  time: 'Release time',
  publish: 'Publish',
  second: 'Sticks at 200 pixels',
  text: 'Something to scroll',
}
