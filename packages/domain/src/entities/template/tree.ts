import type { TemplateRoute } from './routes.ts'

type Meta = NonNullable<TemplateRoute['meta']>

const page = (path: string, title: string, meta: Meta = {}): TemplateRoute => ({
  path,
  component: `demo/${title}`,
  meta: { title, ...meta },
})

/** A group of one page: in the menu it is that page. */
const single = (group: string, path: string, title: string, icon: string, meta: Meta = {}): TemplateRoute => ({
  path: group,
  component: 'layout',
  children: [page(path, title, { icon, ...meta })],
})

const components = [
  ['tinymce', 'Tinymce'],
  ['markdown', 'Markdown'],
  ['json-editor', 'Json Editor'],
  ['split-pane', 'SplitPane'],
  ['avatar-upload', 'Avatar Upload'],
  ['dropzone', 'Dropzone'],
  ['sticky', 'Sticky'],
  ['count-to', 'Count To'],
  ['mixin', 'componentMixin'],
  ['back-to-top', 'Back To Top'],
  ['drag-dialog', 'Drag Dialog'],
  ['drag-select', 'Drag Select'],
  ['dnd-list', 'Dnd List'],
  ['drag-kanban', 'Drag Kanban'],
] as const

/**
 * The template part's routes in their order (spec section 2, 'Template demo routes'), as `GET /routes` answers them.
 * A child's path stands below its group's; an external address is one whole.
 * @param repositoryUrl where the external link leads
 */
export const templateTree = (repositoryUrl: string): TemplateRoute[] => [
  { path: '/redirect', component: 'layout', hidden: true, children: [{ path: '/redirect/*', component: 'redirect' }] },
  { path: '/login', component: 'demo/login', hidden: true },
  { path: '/auth-redirect', component: 'demo/auth-redirect', hidden: true },
  { path: '/404', component: 'demo/404', hidden: true },
  { path: '/401', component: 'demo/401', hidden: true },
  { ...single('', '/dashboard', 'Dashboard', 'dashboard', { affix: true }), redirect: '/dashboard' },
  single('/documentation', 'index', 'Documentation', 'document', { affix: true }),
  single('/guide', 'index', 'Guide', 'question', { noCache: true }),
  {
    path: '/permission',
    component: 'layout',
    redirect: '/permission/page',
    alwaysShow: true,
    meta: { title: 'Permission', icon: 'key', roles: ['admin', 'editor'] },
    children: [
      page('page', 'Page Permission', { roles: ['admin'] }),
      page('directive', 'Directive Permission'),
      page('role', 'Role Permission', { roles: ['admin'] }),
    ],
  },
  single('/icon', 'index', 'Icons', 'picture'),
  {
    path: '/components',
    component: 'layout',
    redirect: '/components/tinymce',
    meta: { title: 'Components', icon: 'layers' },
    children: components.map(([path, title]) => page(path, title)),
  },
  {
    path: '/charts',
    component: 'layout',
    redirect: '/charts/keyboard',
    meta: { title: 'Charts', icon: 'chart' },
    children: [page('keyboard', 'Keyboard Chart'), page('line', 'Line Chart'), page('mixchart', 'Mix Chart')],
  },
  {
    path: '/nested',
    component: 'layout',
    redirect: '/nested/menu1/menu1-1',
    meta: { title: 'Nested', icon: 'list' },
    children: [
      {
        ...page('menu1', 'Menu1'),
        redirect: '/nested/menu1/menu1-1',
        children: [
          page('menu1-1', 'Menu1-1'),
          {
            ...page('menu1-2', 'Menu1-2'),
            redirect: '/nested/menu1/menu1-2/menu1-2-1',
            children: [page('menu1-2-1', 'Menu1-2-1'), page('menu1-2-2', 'Menu1-2-2')],
          },
          page('menu1-3', 'Menu1-3'),
        ],
      },
      page('menu2', 'Menu2'),
    ],
  },
  {
    path: '/example',
    component: 'layout',
    redirect: '/example/list',
    meta: { title: 'Example', icon: 'document' },
    children: [
      page('create', 'Create Article'),
      { ...page('edit/:id', 'Edit Article'), hidden: true },
      page('list', 'Article List'),
    ],
  },
  single('/tab', 'index', 'Tab', 'table'),
  {
    path: '/error',
    component: 'layout',
    redirect: 'noRedirect',
    meta: { title: 'Error Pages', icon: 'warning' },
    children: [page('401', 'Page 401'), page('404', 'Page 404')],
  },
  single('/error-log', 'log', 'Error Log', 'beetle'),
  {
    path: '/excel',
    component: 'layout',
    redirect: '/excel/export-excel',
    meta: { title: 'Excel', icon: 'table' },
    children: [
      page('export-excel', 'Export Excel'),
      page('export-selected-excel', 'Select Excel'),
      page('export-merge-header', 'Merge Header'),
      page('upload-excel', 'Upload Excel'),
    ],
  },
  {
    path: '/zip',
    component: 'layout',
    redirect: '/zip/download',
    alwaysShow: true,
    meta: { title: 'Zip', icon: 'download' },
    children: [page('download', 'Export Zip')],
  },
  single('/pdf', 'index', 'PDF', 'document'),
  { ...page('/pdf/download', 'PDF'), hidden: true },
  single('/theme', 'index', 'Theme', 'contrast'),
  single('/clipboard', 'index', 'Clipboard Demo', 'check'),
  single('/i18n', 'index', 'I18n', 'globe'),
  {
    path: 'external-link',
    component: 'layout',
    children: [page(repositoryUrl, 'External Link', { icon: 'external' })],
  },
]
