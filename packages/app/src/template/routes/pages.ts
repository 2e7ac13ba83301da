import { type ComponentType, createElement } from 'react'

type Load = () => Promise<ComponentType>

const nested =
  (name: string): Load =>
  async () => {
    const { NestedScreen } = await import('@waldkerf/ui/demo/nested/NestedScreen')
    return () => createElement(NestedScreen, { name })
  }

const nestedPages: Readonly<Record<string, Load>> = {
  '/nested/menu1/menu1-1': nested('1-1'),
  '/nested/menu1/menu1-2/menu1-2-1': nested('1-2-1'),
  '/nested/menu1/menu1-2/menu1-2-2': nested('1-2-2'),
  '/nested/menu1/menu1-3': nested('1-3'),
  '/nested/menu2': nested('2'),
}

/** The component of each page of the part, by address; each is loaded when the page is opened. */
export const templatePages: Readonly<Record<string, Load>> = {
  '/login': async () => (await import('../pages/login/LoginPages.tsx')).TemplateLoginPage,
  '/auth-redirect': async () => (await import('../pages/login/LoginPages.tsx')).TemplateAuthRedirectPage,
  '/404': async () => (await import('../pages/errors/ErrorPages.tsx')).FramelessLostPage,
  '/401': async () => (await import('../pages/errors/ErrorPages.tsx')).FramelessOopsPage,
  '/dashboard': async () => (await import('../pages/template/TemplateDashboardPage.tsx')).TemplateDashboardPage,
  '/guide/index': async () => (await import('@waldkerf/ui/demo/guide/GuideScreen')).GuideScreen,
  '/permission/page': async () => (await import('../pages/permission/PermissionPages.tsx')).PagePermissionPage,
  '/permission/directive': async () =>
    (await import('../pages/permission/PermissionPages.tsx')).DirectivePermissionPage,
  '/permission/role': async () => (await import('../pages/permission/PermissionPages.tsx')).RolePermissionPage,
  '/icon/index': async () => (await import('../pages/demo/DemoPages.tsx')).IconsPage,
  '/components/tinymce': async () => (await import('../pages/files/RichTextPage.tsx')).RichTextPage,
  '/components/markdown': async () => (await import('@waldkerf/ui/demo/markdown/MarkdownScreen')).MarkdownScreen,
  '/components/json-editor': async () =>
    (await import('@waldkerf/ui/demo/jsonEditor/JsonEditorScreen')).JsonEditorScreen,
  '/components/split-pane': async () => (await import('@waldkerf/ui/demo/splitPane/SplitPaneScreen')).SplitPaneScreen,
  '/components/sticky': async () => (await import('@waldkerf/ui/demo/sticky/StickyScreen')).StickyScreen,
  '/components/count-to': async () => (await import('@waldkerf/ui/demo/countTo/CountToScreen')).CountToScreen,
  '/components/back-to-top': async () => (await import('@waldkerf/ui/demo/backToTop/BackToTopScreen')).BackToTopScreen,
  ...nestedPages,
  '/documentation/index': async () => (await import('../pages/demo/DemoPages.tsx')).DocumentationPage,
  '/example/create': async () => (await import('../pages/articles/ArticleFormPages.tsx')).CreateArticlePage,
  '/example/edit/:id': async () => (await import('../pages/articles/ArticleFormPages.tsx')).EditArticlePage,
  '/example/list': async () => (await import('../pages/articles/ArticlePages.tsx')).ArticleListPage,
  '/tab/index': async () => (await import('../pages/articles/ArticlePages.tsx')).TabPage,
  '/error/401': async () => (await import('../pages/errors/ErrorPages.tsx')).OopsPage,
  '/error/404': async () => (await import('../pages/errors/ErrorPages.tsx')).LostPage,
  '/error-log/log': async () => (await import('../pages/errors/ErrorPages.tsx')).ErrorLogPage,
  '/excel/export-excel': async () => (await import('../pages/files/ExportPages.tsx')).ExportExcelPage,
  '/excel/export-selected-excel': async () => (await import('../pages/files/ExportPages.tsx')).SelectedExcelPage,
  '/excel/export-merge-header': async () => (await import('../pages/files/ExportPages.tsx')).MergedExcelPage,
  '/excel/upload-excel': async () => (await import('@waldkerf/ui/demo/excel/UploadExcelScreen')).UploadExcelScreen,
  '/zip/download': async () => (await import('../pages/files/ExportPages.tsx')).ZipPage,
  '/pdf/index': async () => (await import('../pages/pdf/PdfPages.tsx')).PdfPage,
  '/pdf/download': async () => (await import('../pages/pdf/PdfPages.tsx')).PrintPage,
  '/theme/index': async () => (await import('../pages/demo/DemoPages.tsx')).ThemePage,
  '/clipboard/index': async () => (await import('../pages/demo/DemoPages.tsx')).ClipboardPage,
  '/i18n/index': async () => (await import('../pages/demo/DemoPages.tsx')).LanguagesPage,
  '/components/avatar-upload': async () => (await import('../pages/files/UploadPages.tsx')).AvatarPage,
  '/components/dropzone': async () => (await import('../pages/files/UploadPages.tsx')).DropzonePage,
  '/components/mixin': async () => (await import('@waldkerf/ui/demo/mixin/MixinScreen')).MixinScreen,
  '/components/drag-dialog': async () =>
    (await import('@waldkerf/ui/demo/dragDialog/DragDialogScreen')).DragDialogScreen,
  '/components/drag-kanban': async () => (await import('@waldkerf/ui/demo/kanban/KanbanScreen')).KanbanScreen,
  '/components/drag-select': async () =>
    (await import('@waldkerf/ui/demo/dragSelect/DragSelectScreen')).DragSelectScreen,
  '/components/dnd-list': async () => (await import('../pages/articles/DndListPage.tsx')).DndListPage,
  '/charts/keyboard': async () => (await import('@waldkerf/ui/demo/charts/KeyboardChartScreen')).KeyboardChartScreen,
  '/charts/line': async () => (await import('@waldkerf/ui/demo/charts/LineChartScreen')).LineChartScreen,
  '/charts/mixchart': async () => (await import('@waldkerf/ui/demo/charts/MixChartScreen')).MixChartScreen,
}
