export const en = {
  yours: (role: string) => `Your role: ${role}`,
  change: 'Switch roles',
  page: {
    title: 'Page permission',
    intro: 'Only the role admin opens this page. After a switch menu, tags and address follow the new role.',
    card: 'Who you are',
  },
  directive: {
    title: 'Directive permission',
    intro: 'Parts of a page appear to the named roles alone. A switch takes effect at once.',
    blocks: 'Areas',
    blocksNote: 'Each area names the line that guards it.',
    tabs: 'Tabs',
    tabsNote: 'Where a part should not even be built, the page itself asks.',
    seenBy: (roles: string) => `Seen by: ${roles}`,
    nothing: 'Your role sees none of these parts.',
  },
}
