/** Packages that every page stands on; those that load on demand beside them are left out by name. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|swr|dequal)\//

/** Own code that every page stands on. */
const shell =
  /packages\/(domain\/src\/(roles|words|store\/todoKey|repetition\/rounds|entities\/wire\.|calls\/call\.)|app\/src\/(data\/gateway\/answer|platform\/(errors\/errors\.ts|failures\/pageCode|i18n\/pageLanguage|identity\/tokens|boot\/earlyAnswers|config\/|preferences\/(preferences|reviewLink)|routes\/paths)|session\/(matchesRoute|hashAt)|data\/loading\/loadable|shell\/(overlays\/overlayRoot|failures\/RouteCrash|frame\/Frame\.|menu\/menuTree|RouterLink|ShellFallback|texts\.ts|useDocumentTitle))|ui\/src\/(storage\/|browser\/(firstScreen|yieldToPage)|chrome\/(AppShell|Breadcrumb|Drawer|Navbar|Sidebar|SidebarMenu|SkipLink)\/|i18n|theme\/(tokens|skeletonCss|scales)|parts\/(Button|Card|EmptyState|ErrorState|Icon|IconButton|Later|Link|Loadable|Skeleton|Spinner|Stat|VisuallyHidden)\/))(?!.*(\.(en|de)\.ts|drawings\.tsx|morePaths|iconNames|rail\/|MenuGroup|ModalFocus|useLater|untilAttached|WhenSeen|RecordFailure|ErrorPage))/

/** Beside the page's own what forms and lists stand on, and the frame too. */
const work = [
  'app/src/platform/boot/offlineWords.ts',
  'app/src/platform/failures/(failures.texts|report|useOffline).ts',
  'app/src/platform/drafts/(browserStorage|drafts|pageDrafts).ts',
  'app/src/platform/notices/(notices|noticeStore).ts',
  'app/src/platform/offline/(askServer|hasLine|worker/workerWords).ts',
  'app/src/platform/questions/confirm.ts',
  'app/src/platform/routes/historyEntry.ts',
  'app/src/platform/unsaved/(leave|pendingWrites|unsaved|unsaved.texts|unsavedWork).ts',
  'domain/src/pending/pendingQueue.ts',
  'ui/src/parts/Bar/Bar.tsx',
  'ui/src/parts/ConfirmDialog/.*',
  'ui/src/parts/Dialog/Dialog.tsx',
  'ui/src/parts/Icon/morePaths.ts',
  'ui/src/browser/afterFrame.ts',
  'ui/src/parts/Later/useLater.ts',
  'ui/src/parts/Menu/(Menu.tsx|Menu.styles.ts)',
  'ui/src/parts/Toaster/(Toaster.styles|place|tones).ts',
  'ui/src/theme/checkbox.ts',
]

/** Small files that the frame brings after the first screen, on every page. */
const frame = [
  'app/src/platform/failures/newVersion.ts',
  'app/src/platform/i18n/pageLanguage.ts',
  'app/src/platform/offline/takeOver.ts',
  'app/src/platform/preferences/(settings|singleKeys).ts',
  'app/src/shell/(followScrolling.ts|frame/(FrameTools.tsx|typedAhead.ts))',
  'ui/src/brand/(mark.ts|Logo.tsx)',
  'ui/src/browser/onApple.ts',
  'ui/src/chrome/FunderFooter/FunderFooter.tsx',
  'ui/src/chrome/NavbarTools/NavbarTools.texts.ts',
  'ui/src/theme/paperLook.ts',
]

/** Parts of panels and lists beside their own, in both parts. */
const panels = [
  'app/src/platform/failures/PanelBoundary.tsx',
  'domain/src/dates/(berlinDays|days).ts',
  'domain/src/(texts/blank|users/personName).ts',
  'ui/src/browser/(saveFile|usePrinting|whenSeen).ts',
  'ui/src/parts/Later/WhenSeen.tsx',
  'ui/src/parts/(ErrorBoundary|Kbd|LinkButton|NotLoaded)/.*',
]

/** Panels with a chart, in both parts: the dashboard of the office has none. */
const charts = [
  'ui/src/browser/(colorAt|useInheritedFocus).ts',
  'ui/src/parts/(BarChart|BarList|ChartCard)/\\w+(.texts)?.tsx?',
  'ui/src/parts/EChart/(EChart.tsx|chartTheme.ts)',
]

/** The dashboard's first view; other pages of figures take their frame from it. */
const firstView = [
  'domain/src/beetles/isNamed.ts',
  'app/src/pages/dashboard/(DashboardPage.tsx|linkToFinds.ts)',
  'ui/src/screens/dashboard/(DashboardScreen|SeasonCard|Figures)(.styles|.texts)?.tsx?',
  'ui/src/screens/dashboard/panel/(Panel|PanelCard|PanelGroup).tsx',
]

/** The dashboard after its first view: the product's alone. */
const dashboard = [
  'app/src/platform/offline/followWorker.ts',
  'app/src/data/office/tasks.ts',
  'app/src/pages/dashboard/(WorkPanels.texts.ts|LaterPanel.tsx|OpenedFind.tsx|Todo.tsx|Trend.tsx)',
  'app/src/shell/(overlays/(ProductOverlays.tsx|roleChange.texts.ts|use\\w+.ts)|session/SessionClock.tsx)',
  'domain/src/(calls|entities)/office/officeTasks.ts',
  'ui/src/chrome/SessionStatus/.*',
  'ui/src/screens/dashboard/(panels.texts.ts|panel/FailedTogether.tsx)',
  'ui/src/screens/dashboard/season/(SeasonPicture|SeasonTrend|seasonTrend|useSeasonStatement).tsx?',
  'ui/src/screens/season/year/(seasons|useMonths).ts',
  'ui/src/screens/dashboard/queue/buckets.ts',
  'ui/src/screens/dashboard/todo/(TodoPanel|TodoPanel.styles|todos|useTodoLine).tsx?',
]

/** Own records and people, on lists as on the dashboard, with what they take from an earlier visit: the product's alone. */
const lists = [
  'app/src/pages/dashboard/useToday.ts',
  'app/src/data/loading/(readAgain|useKept).ts',
  'app/src/session/useLine.ts',
  'app/src/data/(beetles/beetleOverviews|beetles/review/(species|speciesNames)|users/userKeys|users/users).ts',
  'domain/src/beetles/wordedSpecies.ts',
  'domain/src/calls/(beetles/beetleOverviews|users/users).ts',
  'domain/src/entities/beetles/beetleOverviews.ts',
  'domain/src/entities/users/userColumns.ts',
]

/** The seldom parts of the session, with what a start without a line needs, and what looks for unsent work. */
const seldom = [
  'app/src/data/(georef/scans/resumeKeptScans|reports/unsent/reportStore).ts',
  'app/src/session/(later|leaving|forget|withoutUser|unknownAddress).ts',
  'domain/src/\\w+/(\\w+/)?keptScan.ts',
  'app/src/platform/storage/scans/(scanStore|file/\\w+).ts',
  'app/src/platform/identity/probeIdentity.ts',
  'app/src/platform/offline/(keptAnswers|keptPerson|ownLayers|sheetBlocks).ts',
  'app/src/platform/storage/browserDatabase.ts',
  'app/src/platform/offline/worker/sharedFiles.ts',
]

/** Any of these files, but words in another language, which come when they are wanted. */
const anyFile = (files: readonly string[]) =>
  new RegExp(`packages/(${files.join('|').replaceAll('.ts', '\\.ts')})$(?<!\\.en\\.ts)`)

/** These alone: what they stand on is there by then, and lies where the first screen has it. */
const later = { includeDependenciesRecursively: false }

/**
 * Few files for the code that every page stands on, and for what comes right after the first screen: many small ones
 * compress worse and cost requests. In the form of the bundler's `codeSplitting`.
 */
export const sharedChunks = {
  groups: [
    { name: 'base', test: libraries, priority: 2 },
    { name: 'shell', test: shell, priority: 1 },
    { name: 'work', test: anyFile(work), ...later },
    { name: 'frame', test: anyFile(frame), ...later },
    { name: 'panels', test: anyFile(panels), ...later },
    { name: 'charts', test: anyFile(charts), ...later },
    { name: 'firstView', test: anyFile(firstView), ...later },
    { name: 'dashboard', test: anyFile(dashboard), ...later },
    { name: 'lists', test: anyFile(lists), ...later },
    { name: 'later', test: anyFile(seldom), ...later },
  ],
}
