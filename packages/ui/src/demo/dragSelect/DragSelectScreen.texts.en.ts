export const en = {
  title: 'Sortable choice',
  intro: 'What is chosen stands below in the order one gives it. Chosen again, a thing begins at the end.',
  choice: 'Fruit',
  order: 'Order',
  fruit: { apple: 'Apple', banana: 'Banana', orange: 'Orange', pear: 'Pear', strawberry: 'Strawberry' },
  none: 'Nothing chosen.',
}
