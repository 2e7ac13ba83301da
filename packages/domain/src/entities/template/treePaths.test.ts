import { expect, test } from 'vitest'
import { templateTree } from './tree.ts'
import { keepPages, pageAddresses } from './treePaths.ts'

const tree = templateTree('https://example.org/repository')

test('every page of the specification has its address, in its order', () => {
  expect(pageAddresses(tree)).toMatchInlineSnapshot(`
    [
      "/redirect/*",
      "/login",
      "/auth-redirect",
      "/404",
      "/401",
      "/dashboard",
      "/documentation/index",
      "/guide/index",
      "/permission/page",
      "/permission/directive",
      "/permission/role",
      "/icon/index",
      "/components/tinymce",
      "/components/markdown",
      "/components/json-editor",
      "/components/split-pane",
      "/components/avatar-upload",
      "/components/dropzone",
      "/components/sticky",
      "/components/count-to",
      "/components/mixin",
      "/components/back-to-top",
      "/components/drag-dialog",
      "/components/drag-select",
      "/components/dnd-list",
      "/components/drag-kanban",
      "/charts/keyboard",
      "/charts/line",
      "/charts/mixchart",
      "/nested/menu1/menu1-1",
      "/nested/menu1/menu1-2/menu1-2-1",
      "/nested/menu1/menu1-2/menu1-2-2",
      "/nested/menu1/menu1-3",
      "/nested/menu2",
      "/example/create",
      "/example/edit/:id",
      "/example/list",
      "/tab/index",
      "/error/401",
      "/error/404",
      "/error-log/log",
      "/excel/export-excel",
      "/excel/export-selected-excel",
      "/excel/export-merge-header",
      "/excel/upload-excel",
      "/zip/download",
      "/pdf/index",
      "/pdf/download",
      "/theme/index",
      "/clipboard/index",
      "/i18n/index",
      "https://example.org/repository",
    ]
  `)
})

test('keeping some pages keeps their groups and nothing else', () => {
  const kept = keepPages(tree, (address) => address.startsWith('/nested/menu1/menu1-2/'))
  expect(pageAddresses(kept)).toEqual(['/nested/menu1/menu1-2/menu1-2-1', '/nested/menu1/menu1-2/menu1-2-2'])
  expect(kept).toHaveLength(1)
  expect(keepPages(tree, () => true)).toEqual(tree)
})
