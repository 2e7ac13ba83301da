export const en = {
  title: 'Documentation',
  intro: 'What one has to know about this part, and where there is more.',
  links: 'Where to go',
  inside: { guide: 'Guide', icons: 'Icons', roles: 'Try the roles' },
  repository: 'Source code',
  articles: 'In short',
  article: {
    roles: {
      title: 'Roles and rights',
      text: 'Three sample roles show how menu, addresses and parts of a page follow the rights: admin sees everything, editor all but the rights of roles, visitor the dashboard.',
    },
    data: {
      title: 'Sample data',
      text: 'Whatever is stored here belongs to your browser alone. After a restart of the service it begins anew.',
    },
    parts: {
      title: 'Parts',
      text: 'Every page is made of the same parts as the product. The workbench shows each of them in all its states.',
    },
  },
}
