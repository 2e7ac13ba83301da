import { landingCss, LandingScreen } from '@waldkerf/ui/screens/landing/LandingScreen'
import { useEffect, useRef, useState } from 'react'
import { FlowApp, type FlowAppProps } from './FlowApp.tsx'

/** The page that a phone sees first, and behind it the product. Its one link does what the page's own script makes it do. */
export function PhoneStart(props: FlowAppProps) {
  const page = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const onGo = (event: Event) => {
      event.preventDefault()
      setSeen(true)
    }
    const link = page.current?.querySelector('a[data-continue]')
    link?.addEventListener('click', onGo)
    return () => link?.removeEventListener('click', onGo)
  }, [])
  if (seen) return <FlowApp {...props} />
  return (
    <div ref={page}>
      <style>{landingCss}</style>
      <LandingScreen productName="Waldkerf" onReportHref="/reports/new" onContinueHref={props.path} />
    </div>
  )
}
