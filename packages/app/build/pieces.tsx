import { ShellSkeleton } from '@waldkerf/ui/chrome/AppShell/ShellSkeleton'
import { landingCss, LandingScreen } from '@waldkerf/ui/screens/landing/LandingScreen'
import { barsCss } from '@waldkerf/ui/theme/barsCss'
import { themeCss } from '@waldkerf/ui/theme/css'
import { shellSkeletonCss } from '@waldkerf/ui/theme/shellSkeletonCss'
import { paths } from '../src/platform/routes/paths.ts'
import { renderToStaticMarkup } from 'react-dom/server'

/** Static markup and styles of the entry pages, rendered from ui's own components at build time. */
export function renderPieces() {
  return {
    theme: themeCss(),
    shell: renderToStaticMarkup(<ShellSkeleton />),
    shellStyle: `${shellSkeletonCss}\n${barsCss}\n:root[data-bare] #root>.wk-shell{display:none}`,
    landing: renderToStaticMarkup(
      <LandingScreen productName="Waldkerf" onReportHref={paths.newReport()} onContinueHref="/" />,
    ),
    landingStyle: landingCss,
  }
}
