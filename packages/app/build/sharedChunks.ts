/** Packages that every page stands on; those that load on demand beside them are left out by name. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|swr|dequal)\//

/** Own code that every page stands on. */
const shell =
  /packages\/(domain\/src\/(roles|words|repetition\/rounds|entities\/wire\.|calls\/call\.)|app\/src\/(data\/gateway\/answer|platform\/(errors\/errors\.ts|identity\/tokens|boot\/earlyAnswers|config\/|preferences\/(preferences|browserState)|routes\/paths)|session\/matchesRoute|shell\/(overlays\/overlayRoot|failures\/RouteCrash|frame\/Frame\.|menu\/menuTree|RouterLink|ShellFallback|texts\.ts|useDocumentTitle))|ui\/src\/(chrome\/(AppShell|Breadcrumb|Drawer|Navbar|Sidebar|SidebarMenu|SkipLink)\/|i18n|theme\/(tokens|skeletonCss|scales)|parts\/(BarList|Button|Card|EmptyState|ErrorState|Icon|IconButton|Later|Link|Loadable|Skeleton|Spinner|Stat|VisuallyHidden)\/))(?!.*(\.(en|de)\.ts|drawings\.tsx|morePaths|iconNames|rail\/|MenuGroup|ModalFocus|useLater))/

/**
 * Two files for the code that every page stands on: sixteen small ones compress worse and cost requests. In the form of
 * the bundler's `codeSplitting`.
 */
export const sharedChunks = {
  groups: [
    { name: 'base', test: libraries, priority: 2 },
    { name: 'shell', test: shell },
  ],
}
