import type { Fault } from '../fault.ts'

const app = 'packages/app/src'
const ui = 'packages/ui/src'

/** Everything people touch: focus, keys, announcements, tables, forms and files. */
export const shellFaults: readonly Fault[] = [
  {
    name: 'muted-text-too-pale',
    file: `${ui}/theme/meaning.ts`,
    find: 'textMuted: n[9]',
    replace: 'textMuted: n[8]',
    noticedBy: { project: 'unit', file: `${ui}/theme/contrast.test.ts` },
  },
  {
    name: 'exported-longitude-is-the-latitude',
    file: `${ui}/screens/gis/records/exportColumns.ts`,
    find: 'value: ({ lon }) => lon',
    replace: 'value: ({ lat }) => lat',
    noticedBy: { project: 'unit', file: `${ui}/screens/gis/records/exportColumns.test.ts` },
  },
  {
    name: 'pdf-without-its-total',
    file: 'packages/documents/src/pdf/parts/totals.ts',
    find: '  sumLine(sheet, documentWords.gross, formatMoney(model.gross), total)\n',
    replace: '  sheet.y += lineHeight(total) + 2\n',
    noticedBy: { project: 'unit', file: 'packages/documents/src/pdf/renderPdf.test.ts' },
  },
  {
    name: 'focus-lost-when-a-dialog-closes',
    file: `${ui}/parts/Dialog/focusBack.ts`,
    find: 'if (opener instanceof HTMLElement && opener !== document.body) opener.focus()',
    replace: 'if (opener instanceof HTMLElement && opener !== document.body) opener.blur()',
    noticedBy: { project: 'stories', file: `${ui}/parts/Dialog/Dialog.stories.tsx` },
  },
  {
    name: 'focus-trap-ends-at-a-hidden-control',
    file: `${ui}/browser/keepFocusInside.ts`,
    find: '.filter((place) => place.checkVisibility())',
    replace: '',
    noticedBy: { project: 'stories', file: `${ui}/chrome/Drawer/ModalFocus.stories.tsx` },
  },
  {
    name: 'skip-link-only-scrolls',
    file: `${ui}/chrome/SkipLink/SkipLink.tsx`,
    find: 'target()?.focus()',
    replace: 'target()?.scrollIntoView()',
    noticedBy: { project: 'stories', file: `${ui}/chrome/SkipLink/SkipLink.stories.tsx` },
  },
  {
    name: 'messages-not-read-out',
    file: `${ui}/parts/Toaster/Toaster.tsx`,
    find: '<div role="status" aria-live="polite">',
    replace: '<div>',
    noticedBy: { project: 'stories', file: `${ui}/parts/Toaster/Toaster.stories.tsx` },
  },
  {
    name: 'table-renders-ten-views-of-rows',
    file: `${ui}/parts/DataTable/window/useRowWindow.ts`,
    find: 'const slots = Math.ceil(room / rowHeight) + 1 + ahead + behind + stride',
    replace: 'const slots = 10 * Math.ceil(room / rowHeight) + 1 + ahead + behind + stride',
    noticedBy: { project: 'stories', file: `${ui}/parts/DataTable/DataTable.stories.tsx` },
  },
  {
    name: 'field-without-its-error-message',
    file: `${ui}/parts/Field/Field.tsx`,
    find: '          {error}\n',
    replace: '',
    noticedBy: { project: 'stories', file: `${app}/pages/users/UsersPage.stories.tsx` },
  },
  {
    name: 'kept-page-sees-the-address-of-another',
    file: `${app}/shell/tags/KeptPage.tsx`,
    find: '= active ? live : kept',
    replace: '= active || kept ? live : kept',
    noticedBy: { project: 'stories', file: `${app}/shell/tags/TaggedPages.stories.tsx` },
  },
  {
    name: 'draft-thrown-away-instead-of-restored',
    file: `${app}/platform/drafts/useDraft.ts`,
    find: '    if (pieces.size > 0) onRestore(shape.join(pieces))\n',
    replace: '    if (pieces.size === 0) onRestore(shape.join(pieces))\n',
    noticedBy: { project: 'stories', file: `${app}/platform/drafts/useDraft.stories.tsx` },
  },
  {
    name: 'back-leaves-unsaved-work-unasked',
    file: `${app}/platform/unsaved/UnsavedGuard.tsx`,
    find: 'currentLocation.pathname !== nextLocation.pathname &&',
    replace: 'currentLocation.pathname === nextLocation.pathname &&',
    noticedBy: { project: 'stories', file: `${app}/platform/unsaved/UnsavedGuard.stories.tsx` },
  },
  {
    name: 'search-shortcut-on-another-key',
    file: `${app}/platform/preferences/shortcut.ts`,
    find: "key.toLowerCase() === 'k'",
    replace: "key.toLowerCase() === 'p'",
    noticedBy: { project: 'stories', file: `${app}/shell/frame/Frame.stories.tsx` },
  },
  {
    name: 'empty-screen',
    file: `${ui}/screens/errors/NotFoundScreen.tsx`,
    find: '  const t = useTexts(texts).notFound\n',
    replace: '  const t = useTexts(texts).notFound\n  if (path !== undefined) return null\n',
    noticedBy: { project: 'stories', file: `${ui}/screens/errors/NotFoundScreen.stories.tsx` },
  },
  {
    name: 'screen-that-never-comes',
    file: `${ui}/parts/EmptyState/EmptyState.tsx`,
    find: "const loaded = await import('./drawings.tsx').catch(() => undefined)",
    replace:
      "const loaded = await import('./drawings.tsx').then((drawings) => new Promise<typeof drawings>(() => undefined))",
    noticedBy: { project: 'stories', file: `${ui}/parts/EmptyState/EmptyState.stories.tsx` },
  },
]
