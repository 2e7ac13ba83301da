import { ShellSkeleton } from '@waldkerf/ui/chrome/AppShell/ShellSkeleton'
import { ForestScene } from '@waldkerf/ui/brand/ForestScene'
import { forestSceneCss } from '@waldkerf/ui/brand/forestSceneCss'
import { landingCss, LandingScreen } from '@waldkerf/ui/screens/landing/LandingScreen'
import { barsCss } from '@waldkerf/ui/theme/barsCss'
import { colorsCss, themeCss } from '@waldkerf/ui/theme/css'
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
    forest: renderToStaticMarkup(<ForestScene />).replace(
      /<svg[^>]*>/,
      (start) =>
        `${start.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')}<style>${colorsCss()}${forestSceneCss}</style>`,
    ),
  }
}
