export const en = {
  title: 'Documentation',
  intro: 'What one has to know about this part, and where there is more.',
  links: 'Where to go',
  inside: {
    guide: { title: 'Guide', text: 'Leads through the frame in six steps.' },
    roles: { title: 'Try the roles', text: 'Menu and page follow the role at once.' },
    table: { title: 'Table', text: 'A hundred articles in pages, to be edited.' },
    editor: { title: 'Rich text', text: 'Tables, pictures, colours and special characters.' },
    charts: { title: 'Charts', text: 'Each with its figures as a table.' },
    icons: { title: 'Icons', text: 'Every sign of the library, to be copied.' },
  },
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
    keyboard: {
      title: 'Keyboard and finger',
      text: 'Whatever can be dragged also goes by arrow keys or a menu. Ctrl K finds pages, mistyped ones too; the question mark shows all shortcuts.',
    },
    look: {
      title: 'Appearance and language',
      text: 'Light or dark, theme colour, size and language hold at once and for the whole frame. What is typed stays.',
    },
    errors: {
      title: 'When something fails',
      text: 'A message stays for five seconds and is in the list at the top right afterwards. Where a part of a page breaks, the rest goes on; the error log counts.',
    },
  },
}
