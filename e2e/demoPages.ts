/** A page of the template part as section 2 of the specification lists it, with its title in both languages. */
export interface DemoPage {
  /** Inside the part; where the table has a parameter, with a value. */
  path: string
  de: string
  en: string
  /** Titles of the groups above it, the outermost first. */
  above?: readonly { de: string; en: string }[]
  /** Only this role may open it. All others open for admin and editor, the dashboard also for visitors. */
  only?: 'admin'
  /** In no menu. */
  hidden?: true
  /** Always the first tags, never closed. */
  pinned?: true
  /** Not kept alive: it begins anew whenever it is shown. */
  fresh?: true
  /** Its tag and the window's title name the record as well. */
  record?: string
}

type Titles = readonly [path: string, de: string, en: string]

const page = ([path, de, en]: Titles, flags: Partial<DemoPage> = {}): DemoPage => ({ path, de, en, ...flags })

const group = (de: string, en: string, pages: readonly DemoPage[]): DemoPage[] =>
  pages.map(({ above = [], ...rest }) => ({ ...rest, above: [{ de, en }, ...above] }))

const components: readonly Titles[] = [
  ['tinymce', 'Formatierter Text', 'Rich text'],
  ['markdown', 'Markdown', 'Markdown'],
  ['json-editor', 'JSON-Editor', 'Json Editor'],
  ['split-pane', 'Geteilte Fläche', 'Split pane'],
  ['avatar-upload', 'Profilbild', 'Avatar Upload'],
  ['dropzone', 'Ablage für Dateien', 'Dropzone'],
  ['sticky', 'Haftende Leiste', 'Sticky'],
  ['count-to', 'Zählwerk', 'Count To'],
  ['mixin', 'Kleine Bausteine', 'Small components'],
  ['back-to-top', 'Nach oben', 'Back To Top'],
  ['drag-dialog', 'Beweglicher Dialog', 'Drag Dialog'],
  ['drag-select', 'Sortierbare Auswahl', 'Drag Select'],
  ['dnd-list', 'Sortierbare Listen', 'Dnd List'],
  ['drag-kanban', 'Kanban-Tafel', 'Drag Kanban'],
]

const nested = '/nested/menu1'

/** Every page of the part with an address, in the menu's order. Written by hand, as the routes are compared with it. */
export const demoPages: readonly DemoPage[] = [
  page(['/dashboard', 'Dashboard', 'Dashboard'], { pinned: true }),
  page(['/documentation/index', 'Dokumentation', 'Documentation'], { pinned: true }),
  page(['/guide/index', 'Rundgang', 'Guide'], { fresh: true }),
  ...group('Rechte', 'Permission', [
    page(['/permission/page', 'Rechte der Seite', 'Page Permission'], { only: 'admin' }),
    page(['/permission/directive', 'Rechte in der Seite', 'Directive Permission']),
    page(['/permission/role', 'Rechte der Rollen', 'Role Permission'], { only: 'admin' }),
  ]),
  page(['/icon/index', 'Symbole', 'Icons']),
  ...group(
    'Bausteine',
    'Components',
    components.map(([name, de, en]) => page([`/components/${name}`, de, en])),
  ),
  ...group('Diagramme', 'Charts', [
    page(['/charts/keyboard', 'Klaviatur', 'Keyboard Chart']),
    page(['/charts/line', 'Linien', 'Line Chart']),
    page(['/charts/mixchart', 'Gemischt', 'Mix Chart']),
  ]),
  ...group('Verschachtelt', 'Nested', [
    ...group('Menü 1', 'Menu1', [
      page([`${nested}/menu1-1`, 'Menü 1-1', 'Menu1-1']),
      ...group('Menü 1-2', 'Menu1-2', [
        page([`${nested}/menu1-2/menu1-2-1`, 'Menü 1-2-1', 'Menu1-2-1']),
        page([`${nested}/menu1-2/menu1-2-2`, 'Menü 1-2-2', 'Menu1-2-2']),
      ]),
      page([`${nested}/menu1-3`, 'Menü 1-3', 'Menu1-3']),
    ]),
    page(['/nested/menu2', 'Menü 2', 'Menu2']),
  ]),
  ...group('Beispiel', 'Example', [
    page(['/example/create', 'Artikel anlegen', 'Create Article']),
    page(['/example/edit/7', 'Artikel bearbeiten', 'Edit Article'], { hidden: true, record: '7' }),
    page(['/example/list', 'Artikelliste', 'Article List']),
  ]),
  page(['/tab/index', 'Register', 'Tab']),
  ...group('Fehlerseiten', 'Error Pages', [
    page(['/error/401', 'Seite 401', 'Page 401']),
    page(['/error/404', 'Seite 404', 'Page 404']),
  ]),
  page(['/error-log/log', 'Fehlerprotokoll', 'Error Log']),
  ...group('Excel', 'Excel', [
    page(['/excel/export-excel', 'Excel-Ausgabe', 'Export Excel']),
    page(['/excel/export-selected-excel', 'Ausgewähltes als Excel', 'Select Excel']),
    page(['/excel/export-merge-header', 'Verbundene Kopfzeile', 'Merge Header']),
    page(['/excel/upload-excel', 'Excel einlesen', 'Upload Excel']),
  ]),
  ...group('Zip', 'Zip', [page(['/zip/download', 'Zip-Ausgabe', 'Export Zip'])]),
  page(['/pdf/index', 'PDF', 'PDF']),
  page(['/theme/index', 'Farbthema', 'Theme']),
  page(['/clipboard/index', 'Zwischenablage', 'Clipboard Demo']),
  page(['/i18n/index', 'Sprachen', 'Languages']),
]

export type DemoRole = 'admin' | 'editor' | 'visitor'

/** Section 6: an administrator opens every page, an editor all but those for administrators, a visitor the dashboard. */
export function mayOpen(role: DemoRole, { path, only }: DemoPage): boolean {
  if (role === 'visitor') return path === '/dashboard'
  return role === 'admin' || only === undefined
}
