import type { TemplateRoute } from './routes.ts'

type Meta = NonNullable<TemplateRoute['meta']>

/** The template's public repository, used unless another one is configured. */
export const publicRepository = 'https://github.com/PanJiaChen/vue-element-admin'

/** A route's name is its title in one word. */
const toName = (title: string) => title.replace(/(?:^|\s)(\p{L})/gu, (_whole, letter: string) => letter.toUpperCase())

const page = (path: string, title: string, meta: Meta = {}): TemplateRoute => ({
  path,
  name: toName(title),
  component: `demo/${title}`,
  meta: { title, ...meta },
})

/** A menu group with its pages. */
const group = (
  path: string,
  meta: Meta & { title: string },
  children: TemplateRoute[],
  redirect: string = `${path}/${children[0]?.path}`,
): TemplateRoute => ({ path, name: toName(meta.title), component: 'layout', redirect, meta, children })

/** A group of one page; the menu shows the page in its place. */
const single = (path: string, child: string, title: string, icon: string, meta: Meta = {}): TemplateRoute => ({
  path,
  component: 'layout',
  children: [page(child, title, { icon, ...meta })],
})

/** A page that is not in the menu. */
const hidden = (path: string, name: string): TemplateRoute => ({ path, name, component: `demo${path}`, hidden: true })

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
 * A child's path is relative to its group's; an external address is absolute. Groups of one page have no name, because
 * names are unique.
 * @param repositoryUrl where the external link leads
 */
export const templateTree = (repositoryUrl: string = publicRepository): TemplateRoute[] => [
  { path: '/redirect', component: 'layout', hidden: true, children: [{ path: '/redirect/*', component: 'redirect' }] },
  hidden('/login', 'Login'),
  hidden('/auth-redirect', 'AuthRedirect'),
  hidden('/404', 'NotFound'),
  hidden('/401', 'Forbidden'),
  { ...single('', '/dashboard', 'Dashboard', 'dashboard', { affix: true }), redirect: '/dashboard' },
  single('/documentation', 'index', 'Documentation', 'document', { affix: true }),
  single('/guide', 'index', 'Guide', 'question', { noCache: true }),
  {
    ...group('/permission', { title: 'Permission', icon: 'key', roles: ['admin', 'editor'] }, [
      page('page', 'Page Permission', { roles: ['admin'] }),
      page('directive', 'Directive Permission'),
      page('role', 'Role Permission', { roles: ['admin'] }),
    ]),
    alwaysShow: true,
  },
  single('/icon', 'index', 'Icons', 'picture'),
  group(
    '/components',
    { title: 'Components', icon: 'layers' },
    components.map(([path, title]) => page(path, title)),
  ),
  group('/charts', { title: 'Charts', icon: 'chart' }, [
    page('keyboard', 'Keyboard Chart'),
    page('line', 'Line Chart'),
    page('mixchart', 'Mix Chart'),
  ]),
  group(
    '/nested',
    { title: 'Nested', icon: 'list' },
    [
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
    '/nested/menu1/menu1-1',
  ),
  group(
    '/example',
    { title: 'Example', icon: 'document' },
    [
      page('create', 'Create Article'),
      { ...page('edit/:id', 'Edit Article'), hidden: true },
      page('list', 'Article List'),
    ],
    '/example/list',
  ),
  single('/tab', 'index', 'Tab', 'table'),
  group(
    '/error',
    { title: 'Error Pages', icon: 'warning' },
    [page('401', 'Page 401'), page('404', 'Page 404')],
    'noRedirect',
  ),
  single('/error-log', 'log', 'Error Log', 'beetle'),
  group('/excel', { title: 'Excel', icon: 'table' }, [
    page('export-excel', 'Export Excel'),
    page('export-selected-excel', 'Select Excel'),
    page('export-merge-header', 'Merge Header'),
    page('upload-excel', 'Upload Excel'),
  ]),
  { ...group('/zip', { title: 'Zip', icon: 'download' }, [page('download', 'Export Zip')]), alwaysShow: true },
  single('/pdf', 'index', 'PDF', 'document'),
  { ...page('/pdf/download', 'PDF'), name: 'PDFDownload', hidden: true },
  single('/theme', 'index', 'Theme', 'contrast'),
  single('/clipboard', 'index', 'Clipboard Demo', 'check'),
  single('/i18n', 'index', 'I18n', 'globe'),
  {
    path: 'external-link',
    component: 'layout',
    children: [page(repositoryUrl, 'External Link', { icon: 'external' })],
  },
]
